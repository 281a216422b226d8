"use strict";
exports.id = 7803;
exports.ids = [7803];
exports.modules = {

/***/ 7803:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   layout: () => (/* binding */ layout)
/* harmony export */ });
// src/generated/layouts/procedures.ts
const layout = {
	"layout": "memory-steward.layout/v1",
	"name": "procedures",
	"description": "A registry of procedures that agents apply, one Markdown file each.",
	"ids": { "pattern": "^[a-z][a-z0-9-]*\\.[a-z][a-z0-9_]*\\.v[1-9][0-9]*$" },
	"ontology": { "inline": {
		"nodeKinds": [{ "name": "Procedure" }],
		"statuses": [
			"candidate",
			"active",
			"deprecated",
			"blocked"
		],
		"transitions": {
			"candidate": [
				"active",
				"deprecated",
				"blocked"
			],
			"active": ["deprecated", "blocked"],
			"deprecated": ["blocked"],
			"blocked": ["candidate"]
		}
	} },
	"classes": {
		"introduction": {
			"description": "When a procedure is written, how it is found, how one is added.",
			"files": ["state/procedures/README.md"],
			"records": "none",
			"present": "warning"
		},
		"procedure": {
			"files": ["state/procedures/*.md"],
			"proposable": true,
			"bodyRequired": true,
			"schema": "procedure",
			"strictSchema": "procedure-strict",
			"same": { "slug": "$stem" },
			"fields": {
				"id": "slug",
				"kind": { "value": "Procedure" },
				"title": "title",
				"status": "status",
				"tags": "intent_tags"
			},
			"required": ["id", "title"],
			"ascending": [["valid_from", "invalid_at"]],
			"revision": {
				"number": "version",
				"of": ["steps", "$body"],
				"tells": ["change_reason", "changed_by"]
			},
			"removal": [
				{
					"when": { "equals": { "status": "candidate" } },
					"severity": "warning"
				},
				{
					"when": { "has": ["status"] },
					"severity": "error"
				},
				{ "severity": "warning" }
			]
		}
	}
};



/***/ })

};
;