"use strict";
exports.id = 5166;
exports.ids = [5166];
exports.modules = {

/***/ 5166:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   layout: () => (/* binding */ layout)
/* harmony export */ });
// src/generated/layouts/atlas.ts
const layout = {
	"layout": "memory-steward.layout/v1",
	"name": "atlas",
	"description": "A catalog graph whose ontology is a schema folder of its own; several documents in a file, patches and side documents.",
	"roots": [
		".",
		"graph",
		"packages/atlas/graph"
	],
	"marker": "schema/ontology-schema.yaml",
	"ontology": { "manifest": "schema/ontology-schema.yaml" },
	"mergeDeclarations": true,
	"ids": {
		"pattern": "^[A-Za-z][A-Za-z0-9-]*:[A-Za-z0-9][A-Za-z0-9._@/:+-]*$",
		"strictPattern": "^[a-z][a-z0-9-]*:[a-z0-9][a-z0-9-]*(@[A-Za-z0-9._-]+)?$",
		"kindPrefix": true
	},
	"severities": {
		"record/empty-file": "off",
		"record/id-prefix": "warning",
		"record/missing-attribute": "warning",
		"graph/edge-endpoint": "warning",
		"graph/cardinality": "warning",
		"graph/missing-inverse": "off"
	},
	"classes": {
		"page": {
			"description": "Wiki pages, in front matter.",
			"files": ["wiki/**/*.md"],
			"records": "identified",
			"fields": {
				"id": "id",
				"kind": "nodeKind",
				"title": "title"
			},
			"bodyAttribute": "article",
			"edges": [{
				"field": "documents",
				"kind": "documents"
			}]
		},
		"other": {
			"description": "The schema and what is about the graph rather than in it.",
			"files": ["{schema,tools,wiki,migration,process,tests}/**"],
			"records": "none"
		},
		"record": {
			"files": ["**/*.{yaml,yml}"],
			"fields": {
				"id": "id",
				"kind": "nodeKind",
				"title": [
					"attributes.displayName",
					"attributes.title",
					"attributes.name"
				],
				"status": "attributes.status",
				"tags": "attributes.tags",
				"attributes": "attributes"
			},
			"required": ["id", "kind"],
			"edges": [{ "map": "edges" }],
			"documents": [
				{
					"when": { "has": ["extendsNode"] },
					"role": "extension",
					"fields": {
						"id": "extendsNode.id",
						"kind": "extendsNode.nodeKind"
					},
					"forbidden": ["attributes"]
				},
				{
					"when": { "equals": { "kind": "NodeDocument" } },
					"each": "nodes",
					"patchWhen": ["patch"],
					"fields": {
						"id": "id",
						"kind": "kind",
						"title": [
							"displayName",
							"title",
							"name"
						],
						"status": "status",
						"tags": "tags"
					}
				},
				{
					"when": { "has": ["nodeKind"] },
					"patchWhen": ["patch", "attributes.patch"]
				}
			]
		}
	}
};



/***/ })

};
;