/** Every rule there is, in the order of the documentation. */
import { deletedRecord } from "./change/deleted-record.js";
import { fixedValue } from "./change/fixed-value.js";
import { journalRewritten } from "./change/journal-rewritten.js";
import { keptRecord } from "./change/kept-record.js";
import { kindChanged } from "./change/kind-changed.js";
import { revision } from "./change/revision.js";
import { unlogged } from "./change/unlogged.js";
import { listRewritten } from "./change/list-rewritten.js";
import { noteLostSources } from "./change/note-lost-sources.js";
import { ownersChanged } from "./change/owners-changed.js";
import { renamedId } from "./change/renamed-id.js";
import { sensitivityLowered } from "./change/sensitivity-lowered.js";
import { unmerged } from "./change/unmerged.js";
import { updatedAt } from "./change/updated-at.js";
import { widerPermission } from "./change/wider-permission.js";
import { attestation } from "./gate/attestation.js";
import { baseUnusable } from "./gate/base-unusable.js";
import { expiredWaiver } from "./gate/expired-waiver.js";
import { gitAttributes } from "./gate/git-attributes.js";
import { invalidFile } from "./gate/invalid-file.js";
import { loosened } from "./gate/loosened.js";
import { unknownRecord } from "./gate/unknown-record.js";
import { unknownState } from "./gate/unknown-state.js";
import { unusedAcceptance } from "./gate/unused-acceptance.js";
import { verdictChange } from "./gate/verdict-change.js";
import { aliasedTarget } from "./graph/aliased-target.js";
import { cardinality } from "./graph/cardinality.js";
import { cycle } from "./graph/cycle.js";
import { danglingEdge } from "./graph/dangling-edge.js";
import { deprecatedDependency } from "./graph/deprecated-dependency.js";
import { deprecatedEdgeKind } from "./graph/deprecated-edge-kind.js";
import { edgeEndpoint } from "./graph/edge-endpoint.js";
import { malformedEdge } from "./graph/malformed-edge.js";
import { missingInverse } from "./graph/missing-inverse.js";
import { supersededNotRetired } from "./graph/superseded-not-retired.js";
import { unknownEdgeKind } from "./graph/unknown-edge-kind.js";
import { handEdited } from "./index/hand-edited.js";
import { stale } from "./index/stale.js";
import { strayFile } from "./index/stray-file.js";
import { breakingChange } from "./ontology/breaking-change.js";
import { undocumentedKind } from "./ontology/undocumented-kind.js";
import { unknownReference } from "./ontology/unknown-reference.js";
import { unsupportedVersion } from "./ontology/unsupported-version.js";
import { byteOrderMark } from "./parse/byte-order-mark.js";
import { inexactNumber } from "./parse/inexact-number.js";
import { invalidEncoding } from "./parse/invalid-encoding.js";
import { invalidSyntax } from "./parse/invalid-syntax.js";
import { limitExceeded } from "./parse/limit-exceeded.js";
import { unreadableFile } from "./parse/unreadable-file.js";
import { unsafeFrontMatter } from "./parse/unsafe-front-matter.js";
import { pathPolicy } from "./path/policy.js";
import { ymlExtension } from "./path/yml-extension.js";
import { dataUri } from "./poison/data-uri.js";
import { directive } from "./poison/directive.js";
import { falseAuthority } from "./poison/false-authority.js";
import { hiddenCharacters } from "./poison/hidden-characters.js";
import { hiddenText } from "./poison/hidden-text.js";
import { lyingLink } from "./poison/lying-link.js";
import { remoteImage } from "./poison/remote-image.js";
import { attributeType } from "./record/attribute-type.js";
import { deprecatedKind } from "./record/deprecated-kind.js";
import { duplicateId } from "./record/duplicate-id.js";
import { emptyBody } from "./record/empty-body.js";
import { sharedItem } from "./record/shared-item.js";
import { outOfOrder } from "./record/out-of-order.js";
import { emptyFile } from "./record/empty-file.js";
import { idCase } from "./record/id-case.js";
import { idPrefix } from "./record/id-prefix.js";
import { invalidExtension } from "./record/invalid-extension.js";
import { invalidId } from "./record/invalid-id.js";
import { invalidOwner } from "./record/invalid-owner.js";
import { invalidTimestamp } from "./record/invalid-timestamp.js";
import { kindConflict } from "./record/kind-conflict.js";
import { mergeConflict } from "./record/merge-conflict.js";
import { missingAttribute } from "./record/missing-attribute.js";
import { missingEntry } from "./record/missing-entry.js";
import { missingField } from "./record/missing-field.js";
import { missingFrontMatter } from "./record/missing-front-matter.js";
import { missingTitle } from "./record/missing-title.js";
import { notARecord } from "./record/not-a-record.js";
import { otherName } from "./record/other-name.js";
import { outline } from "./record/outline.js";
import { repeatedValue } from "./record/repeated-value.js";
import { schema } from "./record/schema.js";
import { staleRecord } from "./record/stale.js";
import { unknownKind } from "./record/unknown-kind.js";
import { mistakenKey } from "./record/mistaken-key.js";
import { missingSensitivity } from "./record/missing-sensitivity.js";
import { unknownSensitivity } from "./record/unknown-sensitivity.js";
import { unknownTag } from "./record/unknown-tag.js";
import { unsafeText } from "./record/unsafe-text.js";
import { updatedInFuture } from "./record/updated-in-future.js";
import { withoutOwner } from "./record/without-owner.js";
import { withoutSource } from "./record/without-source.js";
import { allowComment } from "./secret/allow-comment.js";
import { assignedValue } from "./secret/assigned-value.js";
import { highEntropy } from "./secret/high-entropy.js";
import { inHistory } from "./secret/in-history.js";
import { incompleteScan } from "./secret/incomplete-scan.js";
import { providerToken } from "./secret/provider-token.js";
import { forbiddenTransition } from "./status/forbidden-transition.js";
import { unknownStatus } from "./status/unknown.js";
import { pathCollision } from "./tree/path-collision.js";
import { specialFile } from "./tree/special-file.js";
import { unsafePath } from "./tree/unsafe-path.js";
import { becameNote } from "./change/became-note.js";
import { localFile } from "./path/local-file.js";
import { missingFile } from "./path/missing-file.js";
import { unclassifiedFile } from "./path/unclassified-file.js";
import type { Rule } from "./rule.js";

export const RULES: readonly Rule[] = [
  byteOrderMark,
  inexactNumber,
  invalidEncoding,
  invalidSyntax,
  limitExceeded,
  unreadableFile,
  unsafeFrontMatter,
  pathCollision,
  specialFile,
  unsafePath,
  pathPolicy,
  localFile,
  missingFile,
  unclassifiedFile,
  ymlExtension,
  providerToken,
  assignedValue,
  highEntropy,
  inHistory,
  incompleteScan,
  allowComment,
  attributeType,
  deprecatedKind,
  duplicateId,
  emptyBody,
  sharedItem,
  repeatedValue,
  missingEntry,
  outOfOrder,
  emptyFile,
  idCase,
  idPrefix,
  invalidExtension,
  invalidId,
  invalidOwner,
  invalidTimestamp,
  kindConflict,
  mergeConflict,
  missingAttribute,
  missingField,
  missingFrontMatter,
  missingTitle,
  mistakenKey,
  notARecord,
  otherName,
  outline,
  schema,
  staleRecord,
  unknownKind,
  unknownSensitivity,
  missingSensitivity,
  unknownTag,
  unsafeText,
  updatedInFuture,
  withoutOwner,
  withoutSource,
  forbiddenTransition,
  unknownStatus,
  aliasedTarget,
  cardinality,
  cycle,
  danglingEdge,
  deprecatedDependency,
  deprecatedEdgeKind,
  edgeEndpoint,
  malformedEdge,
  missingInverse,
  supersededNotRetired,
  unknownEdgeKind,
  becameNote,
  deletedRecord,
  fixedValue,
  journalRewritten,
  keptRecord,
  kindChanged,
  listRewritten,
  revision,
  unlogged,
  noteLostSources,
  ownersChanged,
  renamedId,
  sensitivityLowered,
  unmerged,
  updatedAt,
  widerPermission,
  dataUri,
  directive,
  falseAuthority,
  hiddenCharacters,
  hiddenText,
  lyingLink,
  remoteImage,
  handEdited,
  stale,
  strayFile,
  breakingChange,
  undocumentedKind,
  unknownReference,
  unsupportedVersion,
  attestation,
  baseUnusable,
  expiredWaiver,
  gitAttributes,
  invalidFile,
  loosened,
  unknownRecord,
  unknownState,
  unusedAcceptance,
  verdictChange,
];
