import { compileAnyOf, isUsableGlob } from "../../memory/glob.js";
import type { Ontology, SensitivityPolicy } from "../../memory/ontology.js";
import { fieldAnchor, type Declaration } from "../../memory/record.js";
import { fieldPointer } from "../field-pointer.js";
import { listed, recordOf } from "../phrases.js";
import type { Rule } from "../rule.js";

/** Where the ontology has no `sensitivityPolicy`: each is enough. */
const USUAL: readonly SensitivityPolicy[] = [
  { kinds: ["Customer"] },
  {
    paths: ["customers", "legal", "hr", "payroll", "confidential", "restricted", "private"].map(
      (name) => `**/${name}/**`,
    ),
  },
  { owners: ["team:legal", "team:hr", "team:people", "team:payroll", "team:finance"] },
];

export const missingSensitivity: Rule = {
  id: "record/missing-sensitivity",
  title: "Record that should say how sensitive it is",
  severity: "warning",
  rationale:
    "A record that says nothing counts as internal and is quoted in reports, comments and indexes. Where it is about a " +
    "customer, or its folder or owners deal with what is confidential, that should be somebody's decision. " +
    "`sensitivityPolicy` of the ontology names kinds, paths and owners; without it those of customers, and folders and " +
    "teams of legal, personnel, payroll and the like count.",
  remedy: "Give the record a `sensitivity`; `internal` is an answer too.",
  source: "Schema specification, governance; decision 29",
  bad: {
    files: {
      "graph/customers/pilot.yaml": `nodeKind: Customer
id: customer:pilot
attributes:
  title: Pilot customer
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
    },
    at: "graph/customers/pilot.yaml:3:1",
  },
  good: {
    files: {
      "graph/customers/pilot.yaml": `nodeKind: Customer
id: customer:pilot
attributes:
  title: Pilot customer
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
  sensitivity: restricted
`,
    },
  },
  looksBeyondSkeleton: true,
  record({ declaration, shape }, { layout, ontology }, report) {
    const { role, sensitivity, path } = declaration;
    if (role !== "record" || sensitivity !== undefined || !ontology.sensitivity || !shape.fields.sensitivity) return;
    const below = path.slice(layout.root.length);
    const policy = policyFor(declaration, below, ontology);
    if (!policy) return;
    report({
      message: `This record does not say how sensitive it is; ${policy.reason} should.`,
      at: fieldAnchor(declaration, fieldPointer(declaration, "sensitivity", layout), "key"),
      ...recordOf(declaration),
      suggestion: { message: `Give it a sensitivity: ${listed(ontology.sensitivity, "or")}`, certain: false },
    });
  },
};

/** Which records an ontology asks for their sensitivity. */
export function sensitivityPolicyOf({ sensitivityPolicy }: Ontology): readonly SensitivityPolicy[] {
  return sensitivityPolicy ?? USUAL;
}

interface Policy {
  readonly reason: string;
  readonly fits: (declaration: Declaration, path: string) => boolean;
}

const POLICIES = new WeakMap<Ontology, readonly Policy[]>();

function policiesOf(ontology: Ontology): readonly Policy[] {
  const known = POLICIES.get(ontology);
  if (known) return known;
  const policies = sensitivityPolicyOf(ontology).map(compiled);
  POLICIES.set(ontology, policies);
  return policies;
}

function policyFor(declaration: Declaration, path: string, ontology: Ontology): Policy | undefined {
  for (const policy of policiesOf(ontology)) if (policy.fits(declaration, path)) return policy;
  return undefined;
}

/** It concerns the records that fit all that it names. */
function compiled({ kinds, paths, owners }: SensitivityPolicy): Policy {
  const matches = paths && compileAnyOf(paths.filter(isUsableGlob));
  const what = [
    ...(kinds ? [`of the kind ${listed(kinds, "or")}`] : []),
    ...(paths ? [`in ${listed(paths, "or")}`] : []),
    ...(owners ? [`of ${listed(owners, "or")}`] : []),
  ];
  return {
    reason: `a record ${what.join(" ")}`,
    fits: (declaration, path) =>
      (!kinds || kinds.includes(declaration.kind ?? "")) &&
      (!matches || matches(path)) &&
      (!owners || declaration.owners.some((owner) => owners.includes(owner))),
  };
}
