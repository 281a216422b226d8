"use strict";
exports.id = 2416;
exports.ids = [2416];
exports.modules = {

/***/ 2416:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   likelyLayouts: () => (/* binding */ likelyLayouts)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/load/likely-layout.ts
const SIGNS = [
	{
		files: "**/SKILL.md",
		of: "Agent Skills",
		layout: "agent-skills"
	},
	{
		files: ".brain/{decisions,gotchas,conventions,patterns}/*.md",
		of: "RepoBrain",
		layout: "repobrain"
	},
	{
		files: "**/*.{profile,graph,selection}.{yaml,yml}",
		of: "Markitect contracts",
		layout: "markitect"
	},
	{
		files: "state/procedures/*.md",
		of: "a procedure registry",
		layout: "procedures"
	},
	{
		files: "memory/records/**/*.json",
		of: "MemoryRecords of RFC 15A",
		layout: "rfc-15a"
	},
	{
		files: ".obsidian/**",
		of: "a vault of notes",
		page: "docs/adopt.md#a-vault-of-notes-with-wikilinks"
	},
	{
		files: "**/catalog-info.yaml",
		of: "a catalog of Backstage",
		page: "docs/adopt.md#a-catalog-of-backstage"
	},
	{
		files: "docs/{adr,decisions}/0*.md",
		of: "decisions",
		page: "docs/adopt.md#decisions-in-madr"
	}
];
function likelyLayouts(paths) {
	return SIGNS.flatMap(({ files, of, layout, page }) => {
		const found = paths.find((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ja)(files));
		if (found === void 0) return [];
		return [`${found} looks like ${of}: ${layout === void 0 ? `${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rt)(page ?? "")} has a layout to copy` : `write "layout: ${layout}" into memory-steward.yml, or try --layout ${layout}`}. `];
	}).join("");
}



/***/ })

};
;