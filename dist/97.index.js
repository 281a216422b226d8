"use strict";
exports.id = 97;
exports.ids = [97];
exports.modules = {

/***/ 97:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ CORRECT_LAYOUT),
/* harmony export */   requireSound: () => (/* binding */ requireSound),
/* harmony export */   t: () => (/* binding */ unknownWords)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/layouts/layout-faults.ts
async function layoutFaults(layout) {
	return [
		...await idFaults(layout),
		...globFaults(layout),
		...presentFaults(layout),
		...holderFaults(layout),
		...namedFileFaults(layout),
		...placeFaults(layout),
		...templateFaults(layout),
		...baseFaults(layout)
	];
}
async function idFaults({ ids = {} }) {
	const faults = [];
	for (const member of ["pattern", "strictPattern"]) {
		const pattern = ids[member];
		if (pattern === void 0) continue;
		try {
			await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ko)(pattern, false);
		} catch (error) {
			if (!(error instanceof _check_js__WEBPACK_IMPORTED_MODULE_0__.Oo)) throw error;
			faults.push({
				pointer: ["ids", member],
				why: `${error.message}.`
			});
		}
	}
	return faults;
}
function globFaults({ classes, lowTrust }) {
	const lists = [{
		globs: lowTrust ?? [],
		pointer: ["lowTrust"]
	}, ...Object.entries(classes).flatMap(([name, { files, exclude }]) => [{
		globs: files ?? [],
		pointer: [
			"classes",
			name,
			"files"
		]
	}, {
		globs: exclude ?? [],
		pointer: [
			"classes",
			name,
			"exclude"
		]
	}])];
	if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.qa)(lists.flatMap(({ globs }) => globs))) return [{
		pointer: ["classes"],
		why: `its classes have more than ${_check_js__WEBPACK_IMPORTED_MODULE_0__.Ka} patterns of files, those in braces counted one by one; write fewer and wider ones.`
	}];
	return lists.flatMap(({ globs, pointer }) => globs.flatMap((glob, index) => {
		const fault = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Wa)(glob);
		return fault ? {
			pointer: [...pointer, index],
			why: `${fault.why}${fault.mend}`
		} : [];
	}));
}
function presentFaults({ classes }) {
	return Object.entries(classes).flatMap(([name, { present, files = [] }]) => {
		const index = present === void 0 ? -1 : files.findIndex((glob) => /[*?{}]/.test(glob));
		return index === -1 ? [] : [{
			pointer: [
				"classes",
				name,
				"files",
				index
			],
			why: `a file that "present" asks for is named without wildcards.`
		}];
	});
}
function holderFaults({ classes }) {
	const holders = new Set(Object.keys(classes).filter((name) => classes[name]?.in === void 0));
	return Object.entries(classes).flatMap(([name, { in: holder }]) => {
		if (holder === void 0 || holders.has(holder)) return [];
		const near = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Rr)(holder, holders)?.name;
		const end = near === void 0 ? "; name a class that has files." : `; did you mean "${near}"?`;
		return [{
			pointer: [
				"classes",
				name,
				"in"
			],
			why: `no class "${holder}" has files of its own${end}`
		}];
	});
}
function namedFileFaults({ classes }) {
	return Object.entries(classes).flatMap(([name, { edges = [], documents = [] }]) => [{
		edges,
		above: ["classes", name]
	}, ...documents.map((shape, index) => ({
		edges: shape.edges ?? [],
		above: [
			"classes",
			name,
			"documents",
			index
		]
	}))].flatMap(({ edges: of, above }) => of.flatMap((edge, index) => {
		const within = "within" in edge ? edge.within : void 0;
		if (within === void 0 || within === "$file") return [];
		if (of.some((each) => "paths" in each && each.field === within)) return [];
		const why = `"within" names the field "${within}", of which no edge of the class reads paths; add { field: ${within}, paths: KIND }.`;
		return [{
			pointer: [
				...above,
				"edges",
				index,
				"within"
			],
			why
		}];
	})));
}
function baseFaults({ ontology }) {
	if (!ontology || !("folder" in ontology) || ontology.base === void 0) return [];
	const { base } = ontology;
	if (Object.hasOwn(_check_js__WEBPACK_IMPORTED_MODULE_0__.Fi, base)) return [];
	const known = Object.keys(_check_js__WEBPACK_IMPORTED_MODULE_0__.Fi);
	const near = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.va)(base, known)?.name;
	return [{
		pointer: ["ontology", "base"],
		why: `there is no built-in ontology "${base}"${near === void 0 ? `; write ${known.join(" or ")}, or leave it out.` : `; did you mean "${near}"?`}`
	}];
}
function placeFaults(layout) {
	return unknownWords(layout).flatMap(({ text, pointer }) => {
		const near = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.va)(text, _check_js__WEBPACK_IMPORTED_MODULE_0__.zi)?.name;
		return near === void 0 ? [] : {
			pointer,
			why: `there is no "${text}"; did you mean "${near}"?`
		};
	});
}
const KNOWN_KEYS = new Set([...[
	"$schema",
	"$vocabulary",
	"$id",
	"$anchor",
	"$dynamicAnchor",
	"$ref",
	"$dynamicRef",
	"$defs",
	"$comment"
], "$type"]);
function unknownWords(layout) {
	return placesOf(layout).filter(({ text }) => text.startsWith("$") && !(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Vi)(text) && !KNOWN_KEYS.has(text.split(".")[0] ?? ""));
}
function templateFaults(layout) {
	return fieldsOf(layout).flatMap(({ field, pointer }) => {
		if (typeof field !== "object" || !("template" in field)) return [];
		const { template } = field;
		const [odd] = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Hi)(template).filter(({ text, isPlace }) => !isPlace && /[{}]/.test(text));
		if (!odd) return [];
		const why = `the template "${template}" has a brace without its partner or with nothing in it, which would stand in every id; write each path as {path}.`;
		return {
			pointer: [...pointer, "template"],
			why
		};
	});
}
function placesOf(layout) {
	return fieldsOf(layout).flatMap(({ field, pointer }) => {
		if (typeof field === "string") return {
			text: field,
			pointer
		};
		if (Array.isArray(field)) return field.map((text, index) => ({
			text,
			pointer: [...pointer, index]
		}));
		if (!("template" in field)) return [];
		return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Hi)(field.template).filter(({ isPlace }) => isPlace).map(({ text }) => ({
			text,
			pointer: [...pointer, "template"]
		}));
	});
}
function fieldsOf({ classes }) {
	return Object.entries(classes).flatMap(([name, { fields, documents = [] }]) => [...fieldsIn(fields, [
		"classes",
		name,
		"fields"
	]), ...documents.flatMap((shape, index) => fieldsIn(shape.fields, [
		"classes",
		name,
		"documents",
		index,
		"fields"
	]))]);
}
function fieldsIn(fields = {}, above) {
	return Object.entries(fields).map(([name, field]) => ({
		field,
		pointer: [...above, name]
	}));
}
// src/load/sound-layout.ts
const CORRECT_LAYOUT = `Correct the layout; ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rt)("docs/layouts.md")} describes the format.`;
async function requireSound(layout, { label, locator }, files, root) {
	const faults = [
		...await layoutFaults(layout),
		...await inlineFaults(layout),
		...await schemaFaults(layout, files, root)
	];
	if (faults.length === 0) return;
	const located = await locator();
	const opening = `The layout "${layout.name}" cannot be used: `;
	const told = faults.map(({ pointer, why }) => ({
		at: located?.range({
			path: label,
			document: 0,
			pointer
		}).start ?? {
			line: 1,
			column: 1
		},
		message: opening + why
	}));
	const [first = label, ...others] = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Gi)(label, told, opening);
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(first, CORRECT_LAYOUT, others);
}
async function inlineFaults({ ontology }) {
	if (!ontology || !("inline" in ontology)) return [];
	const { value = {} } = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.da)("ontology", ontology.inline);
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ni)("", value, _check_js__WEBPACK_IMPORTED_MODULE_0__.xa).map(({ at, message }) => ({
		pointer: at.pointer ?? _check_js__WEBPACK_IMPORTED_MODULE_0__.xa,
		why: message
	}));
}
async function schemaFaults({ classes }, files, root) {
	const faults = [];
	for (const [className, { schema, schemaByKind = {} }] of Object.entries(classes)) {
		const named = [...schema === void 0 ? [] : [{
			name: schema,
			keys: ["schema"]
		}], ...Object.entries(schemaByKind).map(([kind, name]) => ({
			name,
			keys: ["schemaByKind", kind]
		}))];
		for (const { name, keys } of named) {
			if (_check_js__WEBPACK_IMPORTED_MODULE_0__.Oi.includes(name) || await files.has(root + name)) continue;
			const near = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Li)(files, root, name, _check_js__WEBPACK_IMPORTED_MODULE_0__.Oi);
			const question = near === void 0 ? "Add the file, or correct its name." : `Did you mean ${near}?`;
			faults.push({
				pointer: [
					"classes",
					className,
					...keys
				],
				why: `it names the schema ${name}, which is neither built in nor a file of ${files.label}. ${question}`
			});
		}
	}
	return faults;
}



/***/ })

};
;