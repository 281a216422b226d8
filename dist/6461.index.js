"use strict";
exports.id = 6461;
exports.ids = [6461];
exports.modules = {

/***/ 6461:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   layout: () => (/* binding */ layout)
/* harmony export */ });
// src/generated/layouts/okf.ts
const layout = {
	"layout": "memory-steward.layout/v1",
	"name": "okf",
	"description": "An Open Knowledge Format 0.2 bundle; every Markdown file but index.md and log.md is a concept.",
	"ontology": { "inline": { "statuses": [
		"draft",
		"stable",
		"deprecated"
	] } },
	"severities": {
		"graph/dangling-edge": "warning",
		"status/unknown": "warning",
		"record/schema": "warning"
	},
	"classes": {
		"listing": {
			"description": "Directory listings. The version of the format may stand in one at the top of a bundle.",
			"files": ["**/index.md"],
			"records": "never",
			"outline": { "frontMatter": ["okf_version"] },
			"fields": { "title": ["title", "$heading"] },
			"edges": [{ "links": "links_to" }]
		},
		"log": {
			"description": "Update histories.",
			"files": ["**/log.md"],
			"records": "never",
			"outline": { "days": true },
			"fields": { "title": ["title", "$heading"] },
			"edges": [{ "links": "links_to" }]
		},
		"concept": {
			"files": ["**/*.md"],
			"fields": {
				"id": "$path",
				"kind": "type",
				"title": [
					"title",
					"$heading",
					"$stem"
				],
				"status": "status",
				"updatedAt": "generated.at",
				"tags": "tags"
			},
			"required": ["kind"],
			"edges": [{ "links": "links_to" }]
		}
	}
};



/***/ })

};
;