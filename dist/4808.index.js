"use strict";
exports.id = 4808;
exports.ids = [4808];
exports.modules = {

/***/ 4808:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loosenedProblems: () => (/* binding */ loosenedProblems)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/rules/loosenings/loosening.ts
function loosening({ way, was, is, effect, setting = way.join(".") }) {
	return {
		setting: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(setting, MAX_LENGTH),
		way,
		was: shown(was),
		is: shown(is),
		effect: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(effect, MAX_EFFECT)
	};
}
const MAX_LENGTH = 100;
const MAX_EFFECT = 300;
const MAX_SHOWN = 5;
function shown(value) {
	if (value === void 0) return "none";
	if (typeof value === "string") return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(value, MAX_LENGTH);
	if (!Array.isArray(value) && !(value instanceof Set)) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.So)(value), MAX_LENGTH);
	const size = Array.isArray(value) ? value.length : value.size;
	if (size === 0) return "none";
	const items = [];
	for (const item of value) {
		if (items.length === MAX_SHOWN && size > 6) {
			items.push(`${size - MAX_SHOWN} more`);
			break;
		}
		items.push(shown(item));
	}
	return `[${items.join(", ")}]`;
}
function isRaised(before, after) {
	return before !== void 0 && (after === void 0 || after > before);
}
function gained(before, after) {
	const known = new Set(before);
	return [...after].filter((member) => !known.has(member));
}
// src/rules/loosenings/layout.ts
function layoutLoosenings(before, after) {
	if (before.name !== after.name || before.root !== after.root) {
		const [was, is] = [before, after].map(({ name, root }) => root === "" ? name : `${name} in ${root}`);
		return [loosening({
			way: [before.name === after.name ? "root" : "layout"],
			was,
			is,
			effect: "bring files that are read by other rules, or by none"
		})];
	}
	return [...ofIds(before, after), ...[...before.classes.values()].flatMap((layoutClass) => ofClass(layoutClass, before, after))];
}
function ofIds(before, after) {
	const found = [];
	for (const member of ["pattern", "strictPattern"]) {
		const [was, is] = [before.ids[member]?.source, after.ids[member]?.source];
		if (was === void 0 || was === is) continue;
		found.push(loosening({
			way: ["ids", member],
			was,
			is,
			effect: "give records ids that the pattern refuses now"
		}));
	}
	if (before.ids.kindPrefix && !after.ids.kindPrefix) found.push(loosening({
		way: ["ids", "kindPrefix"],
		was: true,
		is: false,
		effect: "give a record an id that begins like one of another kind"
	}));
	if (!before.mergeDeclarations && after.mergeDeclarations) found.push(loosening({
		way: ["mergeDeclarations"],
		was: false,
		is: true,
		effect: "declare a record that is there once more, and so change what it says"
	}));
	return found;
}
function ofClass(before, layout, next) {
	const { name } = before;
	const after = next.classes.get(name);
	const above = ["classes", name];
	const found = [];
	const tell = (member, was, is, effect) => found.push(loosening({
		way: [...above, ...[member].flat()],
		was,
		is,
		effect
	}));
	if (before.local !== void 0 && WEIGHT[after?.local ?? "off"] < WEIGHT[before.local]) tell("local", before.local, after?.local, "commit files that belong to one checkout");
	if (before.present !== void 0 && WEIGHT[after?.present ?? "off"] < WEIGHT[before.present]) tell("present", before.present, after?.present, "take out the last file of the class");
	if (before.records === "none") return found;
	if (before.each && !(after?.each && isSame(placeOf$1(layout, name), placeOf$1(next, name)))) {
		tell("each", before.each.join("."), after?.each?.join("."), "bring items of that list, which are not judged then");
		return found;
	}
	const globs = {
		was: globsOf(layout, name),
		is: globsOf(next, name)
	};
	const lost = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.hn)(globs.was.files, allFiles(next));
	const hidden = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.hn)(globs.is.exclude, globs.was.exclude);
	if (lost.length > 0) tell("files", globs.was.files, after && globs.is.files, `bring ${lost.join(" or ")} that no class takes`);
	if (!after) return found;
	if (hidden.length > 0) tell("exclude", globs.was.exclude, globs.is.exclude, `bring ${hidden.join(" or ")} that the class leaves out`);
	const change = {
		before,
		after,
		texts: {
			was: written(layout, name),
			is: written(next, name)
		}
	};
	tellOfRecords(change, tell);
	tellOfText(change, tell);
	tellOfEdits(change, tell);
	tellOfValues(change, tell);
	const [own, ownNext] = [before.shapes.at(-1), after.shapes.at(-1)];
	if (own && ownNext) found.push(...ofShape(own, ownNext, above));
	return found;
}
function tellOfRecords({ before, after }, tell) {
	if (STRICTNESS[after.records] > STRICTNESS[before.records]) tell("records", before.records, after.records, "bring files that are judged as notes, or as nothing");
	if (before.appendOnly && !after.appendOnly) tell("appendOnly", true, false, "rewrite what was merged");
	if (before.bodyRequired && !after.bodyRequired) tell("bodyRequired", true, false, "bring records whose body is empty");
	for (const [member, effect] of GROUPS) {
		if (before[member].filter((group) => !after[member].some((each) => isSame(each, group))).length === 0) continue;
		tell(member, before[member].map(pathsOf), after[member].map(pathsOf), effect);
	}
	if (!before.proposable && after.proposable) tell("proposable", false, true, "come from an agent's artifact");
	if (before.kinds && (!after.kinds || gained(before.kinds, after.kinds).length > 0)) tell("kinds", before.kinds, after.kinds, "put records of other kinds there");
	if (before.schema !== void 0 && after.schema !== before.schema) tell("schema", before.schema, after.schema, "bring records that the schema refuses now");
	if (before.strictSchema !== void 0 && after.strictSchema !== before.strictSchema) tell("strictSchema", before.strictSchema, after.strictSchema, "bring records that the schema warns of now");
}
function tellOfText({ before, after, texts: { was, is } }, tell) {
	const lost = before.text.filter(([key, place]) => !after.text.some(([other, its]) => other === key && isSame(place, its)));
	if (lost.length === 0) return;
	const keys = lost.map(([key]) => `"${key}"`).join(" or ");
	tell("text", was?.text, is?.text, `write another ${keys} into the text, where it is not read then`);
}
function tellOfEdits({ before, after, texts: { was, is } }, tell) {
	const lostKeeps = before.keeps.filter((keep) => !after.keeps.some((each) => keepsAll(each, keep)));
	if (lostKeeps.length > 0) tell("keeps", was?.keeps, is?.keeps, `edit ${keptNames(lostKeeps)}`);
	const lostLogs = before.logged.filter((log) => !after.logged.some((each) => isSame(each, log)));
	if (lostLogs.length > 0) {
		const parts = lostLogs.flatMap(({ of }) => of.map((path) => path.join(".")));
		tell("logged", was?.logged, is?.logged, `change ${parts.join(", ")} and tell of it in no log`);
	}
	if (before.revision && !countsAll(after.revision, before.revision)) tell("revision", was?.revision, is?.revision, "change content without a new revision");
	if (before.removal.length > 0 && !isSame(before.removal, after.removal)) tell("removal", was?.removal, is?.removal, "remove records whose removal weighs more now");
}
function tellOfValues({ before, after, texts: { was, is } }, tell) {
	const kept = new Map(after.same.map(([path, what]) => [path.join("."), what]));
	for (const [path, what] of before.same) {
		const name = path.join(".");
		if (kept.get(name) === what) continue;
		tell(["same", name], what, kept.get(name), `give ${name} another value than ${what}`);
	}
	if (before.entries.some((pair) => !after.entries.some((each) => isSame(each, pair)))) tell("entries", was?.entries, is?.entries, "name things that the record does not have");
	if (before.outline && !asksForAll(after.outline, before.outline)) tell("outline", was?.outline, is?.outline, "bring Markdown that is divided otherwise");
	for (const [kind, schema] of before.schemaByKind) {
		const schemaNow = after.schemaByKind.get(kind);
		if (schemaNow === schema) continue;
		tell(["schemaByKind", kind], schema, schemaNow, `bring ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(kind)} that the schema refuses now`);
	}
}
function keepsAll(after, before) {
	const keeps = (member) => {
		const kept = new Set(after[member].map((path) => path.join(".")));
		return before[member].every((path) => kept.has(path.join(".")));
	};
	return isSame([after.when, after.unless], [before.when, before.unless]) && keeps("same") && keeps("grows");
}
function countsAll(after, before) {
	if (!after || !isSame(after.number, before.number) || before.ofBody && !after.ofBody) return false;
	return ["of", "tells"].every((member) => before[member].every((path) => after[member].some((each) => isSame(each, path))));
}
function asksForAll(after, before) {
	if (!after || before.days && !after.days) return false;
	return !before.frontMatter || after.frontMatter !== void 0 && gained(before.frontMatter, after.frontMatter).length === 0;
}
function keptNames(keeps) {
	return keeps.flatMap(({ same, grows }) => [...same, ...grows].map((path) => path.join("."))).join(", ");
}
function isSame(one, other) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.So)(one) === (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.So)(other);
}
const WEIGHT = {
	off: 0,
	note: 1,
	warning: 2,
	error: 3
};
const GROUPS = [
	["disjoint", "put an item into two lists that exclude each other"],
	["distinct", "use a name twice"],
	["ascending", "bring times or numbers in another order"]
];
function pathsOf(group) {
	return group.map((path) => path.join("."));
}
const STRICTNESS = {
	always: 0,
	identified: 1,
	never: 2,
	none: 3
};
function ofShape(before, after, above) {
	const optional = gained(after.required, before.required);
	const allowed = gained(after.forbidden.map((keys) => keys.join(".")), before.forbidden.map((keys) => keys.join(".")));
	return [...optional.length > 0 ? [loosening({
		way: [...above, "required"],
		was: before.required,
		is: after.required,
		effect: `leave out ${optional.join(", ")}`
	})] : [], ...allowed.length > 0 ? [loosening({
		way: [...above, "forbidden"],
		was: allowed,
		is: void 0,
		effect: `write ${allowed.join(", ")}, which is forbidden now`
	})] : []];
}
function globsOf({ source }, name) {
	const { files = [], exclude = [] } = written({ source }, name) ?? {};
	return {
		files,
		exclude
	};
}
function written({ source }, name) {
	return source.classes[name];
}
function placeOf$1(layout, name) {
	const { in: holder, each, role = "record" } = written(layout, name) ?? {};
	return [
		holder,
		each,
		role
	];
}
function allFiles({ source }) {
	return Object.values(source.classes).flatMap(({ files = [], records }) => records === "none" ? [] : files);
}
// src/rules/loosenings/schema.ts
function schemaLoosenings(before, after, way, effect) {
	return loosenings(before, after, way, {
		effect,
		references: [...referencesIn(before)],
		isRoot: true
	});
}
function loosenings(before, after, way, context) {
	const { effect } = context;
	const inner = {
		...context,
		isRoot: false
	};
	const tell = (path, was, is) => [loosening({
		way: path,
		was,
		is,
		effect
	})];
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(before)) return before === false && after !== false ? tell(way, before, after) : [];
	if (after === false) return [];
	const was = constraints(before, context);
	if (was.length === 0) return [];
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(after)) return tell(way, before, after);
	return [
		...was.flatMap(([keyword, value]) => {
			const next = Object.hasOwn(after, keyword) ? after[keyword] : void 0;
			const here = [...way, keyword];
			if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.So)(value) === (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.So)(next)) return [];
			if (MAPS.has(keyword) && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(value)) {
				const others = after["additionalProperties"] ?? true;
				return Object.entries(value).flatMap(([name, schema]) => {
					return loosenings(schema, ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(next) && Object.hasOwn(next, name) ? next[name] : void 0) ?? (keyword === "properties" ? others : void 0), [...here, name], inner);
				});
			}
			if (SCHEMAS.has(keyword) && !Array.isArray(value)) return loosenings(value, next, here, inner);
			return isLooser(keyword, value, next, after) ? tell(here, value, next) : [];
		}),
		...renamed(before, after, way, context),
		...exempted(before, after, way, inner)
	];
}
function exempted(before, after, way, context) {
	const { effect } = context;
	const found = [];
	const isNew = (keyword) => !Object.hasOwn(before, keyword) && Object.hasOwn(after, keyword);
	const { additionalProperties, patternProperties: patterns, items } = before;
	if (additionalProperties !== void 0 && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(after["patternProperties"])) for (const [pattern, schema] of Object.entries(after["patternProperties"])) {
		if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(patterns) && Object.hasOwn(patterns, pattern)) continue;
		found.push(...loosenings(additionalProperties, schema, [
			...way,
			"patternProperties",
			pattern
		], context));
	}
	if (items !== void 0 && isNew("prefixItems")) for (const [index, schema] of listOf(after["prefixItems"]).entries()) found.push(...loosenings(items, schema, [
		...way,
		"prefixItems",
		index
	], context));
	const tell = (keyword) => found.push(loosening({
		way: [...way, keyword],
		was: void 0,
		is: after[keyword],
		effect
	}));
	if (Object.hasOwn(before, "contains") && isNew("minContains") && after["minContains"] === 0) tell("minContains");
	if (isNew("nullable") && after["nullable"] === true && Object.hasOwn(before, "type")) tell("nullable");
	if (Object.hasOwn(before, "unevaluatedProperties") || Object.hasOwn(before, "unevaluatedItems")) {
		for (const keyword of APPLICATORS) if (isNew(keyword)) tell(keyword);
	}
	return found;
}
const APPLICATORS = [...[
	"$ref",
	"$dynamicRef",
	"allOf",
	"anyOf",
	"oneOf",
	"if",
	"then",
	"else",
	"dependentSchemas"
], ...[
	"patternProperties",
	"additionalProperties",
	"prefixItems",
	"items",
	"contains"
]];
const ANNOTATIONS = new Set([...[
	"$schema",
	"$id",
	"$comment",
	"title",
	"description",
	"default",
	"examples",
	"deprecated"
], ...[
	"readOnly",
	"writeOnly",
	"contentEncoding",
	"contentMediaType"
]]);
const MAPS = new Set([
	"properties",
	"patternProperties",
	"$defs",
	"definitions"
]);
const SCHEMAS = new Set([...[
	"items",
	"additionalItems",
	"additionalProperties",
	"unevaluatedProperties",
	"unevaluatedItems"
], ...["propertyNames", "contains"]]);
function constraints(schema, { references }) {
	const isMeant = (keyword, value) => typeof value !== "string" && references.some((reference) => reference.includes(`/${keyword}`));
	return Object.entries(schema).filter(([keyword, value]) => !ANNOTATIONS.has(keyword) || isMeant(keyword, value));
}
function renamed(before, after, way, { effect, references, isRoot }) {
	const [was, is] = [before["$id"], after["$id"]];
	const isMeant = isRoot ? references.some((reference) => !reference.startsWith("#")) : references.length > 0;
	return was === is || !isMeant ? [] : [loosening({
		way: [...way, "$id"],
		was,
		is,
		effect
	})];
}
function* referencesIn(value) {
	if (Array.isArray(value)) for (const item of value) yield* referencesIn(item);
	else if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(value)) for (const [key, item] of Object.entries(value)) if ((key === "$ref" || key === "$dynamicRef") && typeof item === "string") yield item;
	else yield* referencesIn(item);
}
function isLooser(keyword, was, is, after) {
	switch (keyword) {
		case "type": return typesOf(is).some((type) => !typesOf(was).includes(type) && !(type === "integer" && typesOf(was).includes("number")));
		case "enum":
		case "const": return after["enum"] === void 0 && after["const"] === void 0;
		case "required": return gained(listOf(is), listOf(was)).length > 0;
		case "nullable": return is === true;
		case "uniqueItems": return was === true && is !== true;
		case "allOf": return gained(listOf(is).map(_check_js__WEBPACK_IMPORTED_MODULE_0__.So), listOf(was).map(_check_js__WEBPACK_IMPORTED_MODULE_0__.So)).length > 0;
		case "oneOf": return !sameMembers(listOf(was), listOf(is));
		case "anyOf": return is === void 0 || gained(listOf(was).map(_check_js__WEBPACK_IMPORTED_MODULE_0__.So), listOf(is).map(_check_js__WEBPACK_IMPORTED_MODULE_0__.So)).length > 0;
	}
	if (/^(?:exclusiveM|m)ax/.test(keyword) && typeof was === "number") return isRaised(was, numberOf(is));
	if (/^(?:exclusiveM|m)in/.test(keyword) && typeof was === "number") return isRaised(-was, negative(numberOf(is)));
	return true;
}
function sameMembers(was, is) {
	const [before, after] = [was, is].map((members) => members.map(_check_js__WEBPACK_IMPORTED_MODULE_0__.So).toSorted());
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.So)(before) === (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.So)(after);
}
const ALL_TYPES = [
	"null",
	"boolean",
	"object",
	"array",
	"number",
	"string"
];
function typesOf(value) {
	if (value === void 0) return ALL_TYPES;
	return Array.isArray(value) ? value : [value];
}
function listOf(value) {
	return Array.isArray(value) ? value : [];
}
function numberOf(value) {
	return typeof value === "number" ? value : void 0;
}
function negative(value) {
	return value === void 0 ? void 0 : -value;
}
// src/rules/loosenings/kinds.ts
function kindLoosenings(before, after) {
	const found = [];
	if (before.nodeKinds.size > 0 && after.nodeKinds.size === 0) {
		const was = [...before.nodeKinds.keys()];
		found.push(loosening({
			way: ["nodeKinds"],
			was,
			is: void 0,
			effect: "bring records of any kind"
		}));
	}
	if (before.edgeKinds.size > 0 && after.edgeKinds.size === 0) {
		const was = [...before.edgeKinds.keys()];
		found.push(loosening({
			way: ["edgeKinds"],
			was,
			is: void 0,
			effect: "bring edges of any kind, between any records"
		}));
	}
	for (const kind of before.nodeKinds.values()) {
		const next = after.nodeKinds.get(kind.name);
		if (next) found.push(...ofRecords(kind, next, {
			before,
			after
		}));
	}
	for (const kind of before.edgeKinds.values()) {
		const next = after.edgeKinds.get(kind.name);
		if (next) found.push(...ofEdges(kind, next, before));
	}
	return found;
}
function ofRecords(before, after, ontologies) {
	const above = ["nodeKinds", before.name];
	const found = [];
	const tell = (member, was, is, effect) => found.push(loosening({
		way: [...above, member],
		was,
		is,
		effect
	}));
	const optional = gained(after.required, before.required);
	if (optional.length > 0) tell("required", before.required, after.required, `leave out ${optional.join(", ")} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(before.name)}`);
	for (const [name, schema] of Object.entries(before.attributes ?? {})) {
		const next = after.attributes && Object.hasOwn(after.attributes, name) ? after.attributes[name] : void 0;
		const effect = `give ${name} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(before.name)} values that are refused now`;
		found.push(...schemaLoosenings(schema, next, [
			...above,
			"attributes",
			name
		], effect));
	}
	for (const [name, type] of before.attributeTypes ?? []) {
		const next = after.attributeTypes?.get(name);
		if (next === type) continue;
		tell(`attributes.${name}`, type, next, `give ${name} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(before.name)} values of another type`);
	}
	if (before.idPattern !== void 0 && after.idPattern !== before.idPattern) tell("idPattern", before.idPattern, after.idPattern, `give ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(before.name)} ids that the pattern refuses now`);
	if (before.prefix !== void 0 && after.prefix === void 0) tell("prefix", before.prefix, void 0, `give ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(before.name)} an id that begins like one of another kind`);
	const { statuses } = ontologies.after;
	if (before.statuses && !after.statuses && (!statuses || gained(before.statuses, statuses).length > 0)) tell("statuses", before.statuses, statuses, `give ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(before.name)} statuses that are not for it`);
	const days = (kind, { staleAfterDays }) => kind.staleAfterDays ?? staleAfterDays;
	const [was, is] = [days(before, ontologies.before), days(after, ontologies.after)];
	if ((before.staleAfterDays ?? after.staleAfterDays) !== void 0 && isRaised(was, is)) tell("staleAfterDays", was, is, `leave ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(before.name)} without a review for ${is === void 0 ? "ever" : `${is} days`}`);
	if (before.deprecated && !after.deprecated) tell("deprecated", before.deprecated, void 0, `bring new records of the kind ${before.name}`);
	return found;
}
function ofEdges(before, after, { nodeKinds }) {
	const { name } = before;
	const found = [];
	const tell = (member, effect) => found.push(loosening({
		way: [
			"edgeKinds",
			name,
			member
		],
		was: before[member],
		is: after[member],
		effect
	}));
	for (const [end, verb] of [["from", "start from"], ["to", "lead to"]]) {
		const [was, is] = [before[end], after[end]];
		if (!was) continue;
		const more = is && gained(was, is).filter((kind) => nodeKinds.has(kind));
		if (more === void 0 || more.length > 0) tell(end, `let ${name} ${verb} ${more === void 0 ? "records of any kind" : more.map(_check_js__WEBPACK_IMPORTED_MODULE_0__.Jr).join(" or ")}`);
	}
	const ends = lifted(before, after);
	if (ends !== void 0) tell("cardinality", `let ${ends}`);
	if (before.acyclic === true && after.acyclic !== true) tell("acyclic", `let ${name} lead back to where it began`);
	if (before.external !== true && after.external === true) tell("external", `let ${name} point at what is not there`);
	if (before.permission === true && after.permission !== true) tell("permission", `let a record be permitted more by ${name} without a word about it`);
	const asksInverse = ({ inverse, symmetric }) => symmetric === true ? void 0 : inverse;
	if (asksInverse(before) !== void 0 && asksInverse(after) === void 0) tell(after.symmetric === true ? "symmetric" : "inverse", `state ${name} at one end alone`);
	if (before.deprecated && !after.deprecated) tell("deprecated", `bring new ${name} edges`);
	return found;
}
function lifted({ name, cardinality: before = "N:N" }, after) {
	const [sources, targets] = before.split(":");
	const [sourcesAfter, targetsAfter] = (after.cardinality ?? "N:N").split(":");
	const clauses = [...targets === "1" && targetsAfter !== "1" ? [`have several ${name} edges`] : [], ...sources === "1" && sourcesAfter !== "1" ? [`be the target of several ${name} edges`] : []];
	return clauses.length === 0 ? void 0 : `a record ${clauses.join(" and ")}`;
}
// src/rules/loosenings/policies.ts
function policyLoosenings(before, after) {
	return [
		...places(before, after),
		...sensitivity(before, after),
		...approvals(before, after)
	];
}
function places(before, after) {
	const [was, is] = [placesByKind(before), placesByKind(after)];
	return [...was].flatMap(([kind, globs]) => {
		const next = is.get(kind);
		const more = next && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.hn)(next, globs);
		if (more?.length === 0) return [];
		const entry = after.pathPolicy.findIndex(({ kinds }) => kinds.includes(kind));
		return [loosening({
			way: entry === -1 ? ["pathPolicy"] : ["pathPolicy", entry],
			setting: `pathPolicy of ${kind}`,
			was: globs,
			is: next,
			effect: `put ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(kind)} into ${more ? (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Gr)(more, "or") : "any file"}`
		})];
	});
}
function placesByKind({ pathPolicy }) {
	const places = new Map();
	for (const { kinds, paths } of pathPolicy) for (const kind of kinds) places.set(kind, [...places.get(kind) ?? [], ...paths]);
	return places;
}
function sensitivity(before, after) {
	if (!before.sensitivity || !after.sensitivity) return [];
	const [was, is] = [(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Mr)(before), (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Mr)(after)];
	return was.filter((entry) => !is.some((next) => asksOfAll(entry, next))).map((entry) => loosening({
		way: ["sensitivityPolicy"],
		was: entry,
		is: void 0,
		effect: `bring ${recordsOf(entry)} that do not say how sensitive they are`
	}));
}
function asksOfAll({ kinds, paths, owners }, next) {
	return (next.paths === void 0 || paths !== void 0 && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.hn)(paths, next.paths).length === 0) && holds(kinds, next.kinds) && holds(owners, next.owners);
}
function holds(words, next) {
	return next === void 0 || words?.every((word) => next.includes(word)) === true;
}
function recordsOf({ kinds, paths, owners }) {
	return `records ${[
		...kinds ? [`of the kind ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Gr)(kinds, "or")}`] : [],
		...paths ? [`in ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Gr)(paths, "or")}`] : [],
		...owners ? [`of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Gr)(owners, "or")}`] : []
	].join(" ")}`;
}
function approvals({ approvals: before }, { approvals: after }) {
	return before.flatMap((rule) => {
		const same = after.filter((next) => concernsAll(rule, next));
		if (same.some((next) => next.count >= rule.count && (rule.by !== "owners" || next.by === "owners"))) return [];
		const [next] = same;
		const index = next && after.indexOf(next);
		return [loosening({
			way: index === void 0 ? ["approvals"] : ["approvals", index],
			was: askedBy(rule),
			is: next && askedBy(next),
			setting: `approvals of ${subjectOf(rule)}`,
			effect: `be merged with ${next ? askedBy(next) : "no approval"} where ${askedBy(rule)} ${rule.count === 1 ? "is" : "are"} asked for now`
		})];
	});
}
function concernsAll(rule, next) {
	if (rule.ontology !== next.ontology) return false;
	return [
		"classes",
		"kinds",
		"sensitivity"
	].every((member) => holds(rule[member], next[member]));
}
function askedBy({ count, by }) {
	return `${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ro)(count, "approval")}${by === "owners" ? " of owners" : ""}`;
}
function subjectOf({ ontology, classes, kinds, sensitivity: levelsOf }) {
	if (ontology) return "the ontology";
	const words = [
		...levelsOf ?? [],
		...kinds ?? [],
		...classes ?? []
	];
	return words.length === 0 ? "all records" : words.join(", ");
}
// src/rules/loosenings/transitions.ts
function transitionLoosenings(before, after) {
	const found = movesGained(waysOf(before), waysOf(after), []);
	for (const { name, transitions } of before.nodeKinds.values()) {
		const next = after.nodeKinds.get(name);
		if (!next || !transitions && !next.transitions) continue;
		found.push(...movesGained(waysOf(before, name), waysOf(after, name), ["nodeKinds", name]));
	}
	return found;
}
function waysOf(ontology, kind = "") {
	const own = ontology.nodeKinds.get(kind);
	return {
		table: own?.transitions ?? ontology.transitions,
		statuses: own?.statuses ?? ontology.statuses
	};
}
function movesGained(before, after, above) {
	const was = before.table;
	if (!was) return [];
	const is = after.table;
	const way = [...above, "transitions"];
	if (!is) return [loosening({
		way,
		was,
		is,
		effect: "take a record from any status to any other"
	})];
	const found = [];
	for (const from of (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ui)(was)) {
		const to = movesFrom(from, {
			...before,
			table: was
		}, {
			...after,
			table: is
		});
		if (to.length === 0) continue;
		const told = to.slice(0, MAX_MOVES).map((move) => move.join(" \u2192 "));
		const rest = to.length - told.length;
		const effect = `take a record the way ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Gr)(rest > 0 ? [...told, `${rest} more`] : told, "and")}`;
		found.push(loosening({
			way: [...way, from],
			was: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ci)(from, was),
			is: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ci)(from, is),
			effect
		}));
	}
	const [start, startNow] = [(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Wr)(was), (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Wr)(is)];
	const starts = [...(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ui)(was)].filter((word) => startNow.has(word) && !start.has(word));
	if (starts.length > 0) {
		const effect = `bring records that begin as ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Gr)(starts, "or")}`;
		const setting = `${way.join(".")} (where records begin)`;
		found.push(loosening({
			way,
			was: start,
			is: startNow,
			setting,
			effect
		}));
	}
	return found;
}
const MAX_MOVES = 3;
function movesFrom(from, before, after) {
	const known = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ui)(before.table);
	const words = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ui)(after.table);
	const was = new Set([from, ...(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ci)(from, before.table)]);
	const isFree = !words.has(from);
	const now = new Set((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ci)(from, after.table));
	const direct = [...known].filter((to) => !was.has(to) && (isFree || !words.has(to) || now.has(to)));
	const done = new Set([...reachable(from, before.table), ...direct]);
	const isNew = (word) => !known.has(word) && before.statuses?.includes(word) !== true;
	const free = after.statuses?.find((word) => isNew(word) && !words.has(word));
	if (free !== void 0) {
		const others = [...known].filter((to) => !done.has(to));
		return [...direct.map((to) => [from, to]), ...others.map((to) => [
			from,
			free,
			to
		])];
	}
	const detours = [];
	const seen = new Set();
	const steps = [{ word: from }];
	for (const step of steps) for (const word of (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ci)(step.word, after.table)) {
		if (seen.has(word)) continue;
		seen.add(word);
		if (isNew(word)) steps.push({
			word,
			before: step
		});
		else if (known.has(word) && !done.has(word)) detours.push(wayTo({
			word,
			before: step
		}));
	}
	return [...direct.map((to) => [from, to]), ...detours];
}
const MOST_STEPS = 6;
function wayTo(last) {
	const way = [];
	for (let step = last; step; step = step.before) if (way.length < MOST_STEPS) way.unshift(step.word);
	else if (!step.before) way.unshift(step.word, "\u2026");
	return way;
}
function reachable(from, table) {
	const found = new Set([from]);
	for (const at of found) for (const word of (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ci)(at, table)) found.add(word);
	return found;
}
// src/rules/loosenings/vocabulary.ts
function vocabularyLoosenings(before, after) {
	return [
		...openedLists(before, after),
		...levels(before, after),
		...namespaces(before, after),
		...age(before, after)
	];
}
function openedLists(before, after) {
	const found = [];
	for (const member of ["teams", "users"]) {
		const [was, is] = [before.owners[member], after.owners[member]];
		if (!was || is) continue;
		const effect = `name ${member} as owners that no list has`;
		found.push(loosening({
			way: ["owners", member],
			was,
			is,
			effect
		}));
	}
	const { statuses, tags } = before;
	if (statuses && !after.statuses) found.push(loosening({
		way: ["statuses"],
		was: statuses,
		is: void 0,
		effect: "give a record any status"
	}));
	if (tags && !after.tags) {
		const effect = `use any tag${tags.closed ? "" : " without a warning"}`;
		found.push(loosening({
			way: ["tags"],
			was: tags.names,
			is: void 0,
			effect
		}));
	} else if (tags?.closed === true && after.tags?.closed !== true) found.push(loosening({
		way: ["tags", "closed"],
		was: true,
		is: after.tags?.closed,
		effect: "use tags outside the list with no more than a warning"
	}));
	return found;
}
function levels({ sensitivity: before }, { sensitivity: after }) {
	if (!before) return [];
	const way = ["sensitivity"];
	if (!after) return [loosening({
		way,
		was: before,
		is: after,
		effect: "lower the sensitivity of a record, or give it any, and nobody would be told"
	})];
	const [first] = before.flatMap((low, index) => before.slice(index + 1).filter((high) => after.includes(low) && after.indexOf(high) < after.indexOf(low) && after.includes(high)).map((high) => ({
		low,
		high
	})));
	if (!first) return [];
	return [loosening({
		way,
		was: before,
		is: after,
		effect: `make a record that is ${first.high} ${first.low}, which would no longer count as lowering its sensitivity`
	})];
}
function namespaces(before, after) {
	const [was, is] = [(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Za)(before), (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Za)(after)];
	return [...after.externalNamespaces].filter((name) => !is.has(name) && (!before.externalNamespaces.has(name) || was.has(name))).map((name) => loosening({
		way: ["externalNamespaces", name],
		setting: "externalNamespaces",
		was: before.externalNamespaces,
		is: after.externalNamespaces,
		effect: `point at anything in ${name}:, which would not be looked up`
	}));
}
function age(before, after) {
	const [was, is] = [before.staleAfterDays, after.staleAfterDays];
	if (!isRaised(was, is)) return [];
	return [loosening({
		way: ["staleAfterDays"],
		was,
		is,
		effect: `leave records without a review for ${is === void 0 ? "ever" : `${is} days`}`
	})];
}
// src/rules/loosenings/ontology.ts
function ontologyLoosenings(before, after) {
	return [
		...vocabularyLoosenings(before, after),
		...kindLoosenings(before, after),
		...transitionLoosenings(before, after),
		...policyLoosenings(before, after)
	];
}
// src/commands/check/source-loosenings.ts
function sourceLoosenings(before, after) {
	return [
		...proposals(before.proposals, after.proposals),
		...imports(before.imports, after.imports),
		...snapshots(before.snapshots, after.snapshots),
		...restricted(before.indexes.restricted, after.indexes.restricted)
	];
}
function proposals(before, after) {
	const found = [];
	for (const name of gained(before.sources ?? [], after.sources ?? [])) {
		const [was, is] = [before.sources, after.sources];
		const effect = `be proposed by runs of ${name}`;
		found.push(loosening({
			way: [
				"proposals",
				"sources",
				name
			],
			setting: "proposals.sources",
			was,
			is,
			effect
		}));
	}
	const { workflows: was } = before;
	const { workflows: is } = after;
	if (was && (!is || gained(was, is).length > 0)) {
		const effect = `be proposed by ${is ? gained(was, is).join(" or ") : "any workflow"}`;
		found.push(loosening({
			way: ["proposals", "workflows"],
			was,
			is,
			effect
		}));
	}
	return [...found, ...autoApproval(before.autoApprove, after.autoApprove)];
}
function autoApproval(before, after) {
	if (!after) return [];
	const way = ["proposals", "autoApprove"];
	if (!before) return [loosening({
		way,
		was: before,
		is: after,
		effect: "merge without anybody who looks at them, where they bring what is new"
	})];
	const found = [];
	const [bytes, bytesAfter] = [before.maxBytes ?? DEFAULT_BYTES, after.maxBytes ?? DEFAULT_BYTES];
	if (isRaised(bytes, bytesAfter)) {
		const effect = "be larger and merge without anybody who looks at them";
		found.push(loosening({
			way: [...way, "maxBytes"],
			was: bytes,
			is: bytesAfter,
			effect
		}));
	}
	const [levels, levelsAfter] = [before.sensitivity ?? DEFAULT_LEVELS, after.sensitivity ?? DEFAULT_LEVELS];
	const more = gained(levels, levelsAfter);
	if (more.length > 0) {
		const effect = `bring records that are ${more.join(" or ")}, and merge without anybody who looks at them`;
		found.push(loosening({
			way: [...way, "sensitivity"],
			was: levels,
			is: levelsAfter,
			effect
		}));
	}
	return found;
}
const DEFAULT_BYTES = 8192;
const DEFAULT_LEVELS = ["public", "internal"];
function imports(before, after) {
	const found = [];
	const tiers = gained(before.approvedTiers ?? [], after.approvedTiers ?? []);
	if (tiers.length > 0) {
		const [was, is] = [before.approvedTiers, after.approvedTiers];
		const effect = `keep ${tiers.join(" and ")} of a run without an approval`;
		found.push(loosening({
			way: ["imports", "approvedTiers"],
			was,
			is,
			effect
		}));
	}
	if (before.allowActive !== true && after.allowActive === true) found.push(loosening({
		way: ["imports", "allowActive"],
		was: false,
		is: true,
		effect: "import a run that still goes on"
	}));
	return found;
}
function snapshots(before, after) {
	if (!after) return [];
	const found = [];
	const tell = (member, was, is, effect) => found.push(loosening({
		way: ["snapshots", member],
		was,
		is,
		effect
	}));
	const was = before ? before.requiredApprovals ?? 1 : 1;
	const is = after.requiredApprovals ?? 1;
	if (is < was) tell("requiredApprovals", was, is, `count as approved with ${is === 0 ? "no review" : (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ro)(is, "review")}`);
	const trusted = gained(before?.trustedActors ?? [], after.trustedActors ?? []);
	if (trusted.length > 0) {
		const effect = `count as approved without a review where ${trusted.join(" or ")} opened and merged them`;
		tell("trustedActors", before?.trustedActors, after.trustedActors, effect);
	}
	if (before?.approvers && !sameSet(before.approvers, after.approvers)) {
		const effect = after.approvers ? "count as approved by other people" : "count as approved by anyone who may write";
		tell("approvers", before.approvers, after.approvers, effect);
	}
	return found;
}
function sameSet(a, b) {
	return b !== void 0 && gained(a, b).length === 0 && gained(b, a).length === 0;
}
const OPENNESS = {
	hidden: 0,
	listed: 1,
	full: 2
};
function restricted(was, is) {
	if (OPENNESS[is] <= OPENNESS[was]) return [];
	return [loosening({
		way: ["indexes", "restricted"],
		was,
		is,
		effect: "put more of restricted records into the index, which everybody reads who reads the repository"
	})];
}
// src/commands/check/gate-loosenings.ts
async function gateLoosenings(before, after, edited) {
	const [was, is] = [before.gate, after.gate];
	return [
		...severities(was, is),
		...left(was, is),
		...limits(was, is),
		...approvers(was, is),
		...sourceLoosenings(was, is),
		...ontologyLoosenings(was.ontology, is.ontology),
		...layoutLoosenings(was.layout, is.layout),
		...await recordSchemas(before, after, edited)
	];
}
const RANK = {
	error: 0,
	warning: 1,
	note: 2,
	off: 3
};
function severities(before, after) {
	return _check_js__WEBPACK_IMPORTED_MODULE_0__.jr.flatMap(({ id, severity }) => {
		const [was, is] = [before.severities.get(id) ?? severity, after.severities.get(id) ?? severity];
		if (RANK[is] <= RANK[was]) return [];
		const told = is === "off" ? "and nobody would be told" : `with no more than a ${is}`;
		return [loosening({
			way: ["severities", id],
			was,
			is,
			effect: `break that rule ${told}`
		})];
	});
}
function left(before, after) {
	const { layout } = before;
	const isMemory = (glob) => [...layout.classes.values()].some(({ records, mayMatchBelow }) => records !== "none" && mayMatchBelow((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.mn)(glob)));
	const hidden = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.hn)(after.excluded, before.excluded).filter((glob) => !(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ga)(glob) && isMemory(glob));
	const trust = ({ layout: { lowTrust }, lowTrustPatterns }) => [...lowTrust, ...lowTrustPatterns.map(({ pattern }) => pattern)];
	const lifted = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.hn)(trust(before), trust(after));
	const effect = (glob) => `bring files that match ${glob}, which are neither read nor judged`;
	return [...hidden.map((glob) => loosening({
		way: ["exclude", glob],
		setting: "exclude",
		was: before.excluded,
		is: after.excluded,
		effect: effect(glob)
	})), ...lifted.length > 0 ? [loosening({
		way: ["lowTrust"],
		was: trust(before),
		is: trust(after),
		effect: `bring texts that steer agents in ${lifted.join(" or ")} with no more than a warning`
	})] : []];
}
function limits(before, after) {
	return [
		"fileBytes",
		"depth",
		"aliases",
		"documents",
		"edges"
	].flatMap((name) => {
		const [was, is] = [before.limits[name], after.limits[name]];
		if (!isRaised(was, is)) return [];
		return [loosening({
			way: ["limits", name],
			was,
			is,
			effect: "bring files that are refused now for their size"
		})];
	});
}
function approvers(before, after) {
	const { ontology, snapshots } = before;
	const circles = snapshots?.approvers ?? [];
	if (!ontology.approvals.some(({ by }) => by === "owners") && circles.length === 0) return [];
	const found = [];
	const accounts = (owners, name) => owners.accounts && Object.hasOwn(owners.accounts, name) ? owners.accounts[name] : void 0;
	for (const name of Object.keys({
		...ontology.owners.accounts,
		...after.ontology.owners.accounts
	})) {
		const [was, is] = [accounts(ontology.owners, name), accounts(after.ontology.owners, name)];
		const more = gained(was ?? [], is ?? []);
		const isNew = was === void 0 && !isListed(name, ontology);
		if (more.length > 0 && !isNew) {
			const effect = `be approved by ${more.join(" or ")} in the place of ${name}`;
			found.push(loosening({
				way: [
					"owners",
					"accounts",
					name
				],
				was,
				is,
				effect
			}));
		} else if (was && !is && circles.includes("record-owners")) {
			const effect = `be approved by anyone who may write, where ${name} alone owns a record`;
			found.push(loosening({
				way: [
					"owners",
					"accounts",
					name
				],
				was,
				is,
				effect
			}));
		}
	}
	const [was, is] = [ontology.owners.memory ?? [], after.ontology.owners.memory ?? []];
	if (gained(was, is).length > 0) {
		const effect = `be approved by ${gained(was, is).join(" or ")} where owners of the memory are asked`;
		found.push(loosening({
			way: ["owners", "memory"],
			was,
			is,
			effect
		}));
	} else if (was.length > 0 && is.length === 0 && circles.includes("memory-owners")) found.push(loosening({
		way: ["owners", "memory"],
		was,
		is: void 0,
		effect: "be approved by anyone who may write, where owners of the memory are asked now"
	}));
	return found;
}
function isListed(name, { owners: { teams, users } }) {
	return teams?.has(name) === true || users?.has(name) === true;
}
async function recordSchemas(before, after, edited) {
	const { classes } = before.gate.layout;
	const schemas = new Set([...classes.values()].flatMap(({ schema, schemaByKind }) => [schema, ...schemaByKind.values()]));
	const found = [];
	for (const path of edited) {
		if (!schemas.has(path)) continue;
		const [was, is] = await Promise.all([before.tree, after.tree].map((tree) => new _check_js__WEBPACK_IMPORTED_MODULE_0__.Wi(tree).glance(path)));
		if (is === void 0) continue;
		found.push(...schemaLoosenings(was, is, [], "bring records that the schema refuses now"));
	}
	return found;
}
// src/commands/check/loosened.ts
const RULE = "gate/loosened";
async function loosenedProblems(before, after, edited) {
	const found = await gateLoosenings(before, after, edited);
	if (found.length === 0) return [];
	const files = await Promise.all(edited.map((path) => editedFile(path, before, after)));
	const told = mostTold(found);
	const problems = told.map((each) => problemOf(each, placeOf(each, files)));
	const [first] = files;
	if (first && found.length > told.length) problems.push(restProblem(found.length - told.length, first.at));
	return problems;
}
const MOST_TOLD = 100;
const MOST_OF_ONE = 5;
function mostTold(found) {
	const counts = new Map();
	return found.filter(({ setting }) => {
		const count = (counts.get(setting) ?? 0) + 1;
		counts.set(setting, count);
		return count <= MOST_OF_ONE;
	}).slice(0, MOST_TOLD);
}
function restProblem(count, at) {
	return {
		rule: RULE,
		message: `This change loosens ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ro)(count, "setting")} more.`,
		at,
		subject: "more",
		suggestion: {
			message: "Part the change, so that each can be looked at",
			certain: false
		}
	};
}
function problemOf({ setting, was, is, effect }, at) {
	return {
		rule: RULE,
		message: `This change loosens \`${setting}\` (${was} \u2192 ${is}). Later changes could ${effect}.`,
		at,
		subject: `${setting} ${is}`,
		suggestion: {
			message: "Keep it as it is, unless that is what the change is for",
			certain: false
		}
	};
}
async function editedFile(path, before, after) {
	const [was, is] = await Promise.all([before, after].map(({ tree }) => new _check_js__WEBPACK_IMPORTED_MODULE_0__.Wi(tree).glance(path)));
	const side = ({ tree, gate }) => ({
		tree,
		entry: gate.files.get(path)
	});
	return {
		path,
		was,
		is,
		at: await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.$n)(path, side(before), side(after))
	};
}
function placeOf({ way }, files) {
	const [best] = files.map((file) => ({
		file,
		is: deepest(file.is, way),
		was: deepest(file.was, way)
	})).sort((a, b) => b.is.depth - a.is.depth || b.was.depth - a.was.depth);
	if (!best) return { path: "memory-steward.yml" };
	const { pointer, depth } = best.is;
	if (depth === 0) return best.file.at;
	const part = typeof pointer.at(-1) === "string" ? { part: "key" } : {};
	return {
		path: best.file.path,
		document: 0,
		pointer,
		...part
	};
}
function deepest(value, way) {
	const direct = follow(value, way);
	const inline = follow(value, [..._check_js__WEBPACK_IMPORTED_MODULE_0__.xa, ...way]);
	const below = inline.depth - _check_js__WEBPACK_IMPORTED_MODULE_0__.xa.length;
	return below > direct.depth ? {
		...inline,
		depth: below
	} : direct;
}
function follow(value, way) {
	const pointer = [];
	let current = value;
	for (const step of way) {
		const key = Array.isArray(current) ? itemOf(current, step) : step;
		if (key === void 0 || typeof current !== "object" || current === null || !Object.hasOwn(current, key)) break;
		pointer.push(key);
		current = current[key];
	}
	return {
		pointer,
		depth: pointer.length
	};
}
function itemOf(list, step) {
	if (typeof step === "number") return step;
	const index = list.findIndex((item) => item === step || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(item) && item["name"] === step);
	return index === -1 ? void 0 : index;
}



/***/ })

};
;