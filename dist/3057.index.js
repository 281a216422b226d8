"use strict";
exports.id = 3057;
exports.ids = [3057];
exports.modules = {

/***/ 3057:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   layout: () => (/* binding */ layout)
/* harmony export */ });
// src/generated/layouts/repobrain.ts
const layout = {
	"layout": "memory-steward.layout/v1",
	"name": "repobrain",
	"description": "The .brain/ folder of RepoBrain; memories in a folder for each type, and routing preferences.",
	"roots": [".brain"],
	"datesSuffice": true,
	"ontology": { "inline": {
		"nodeKinds": [
			{
				"name": "decision",
				"purpose": "What was decided and why."
			},
			{
				"name": "gotcha",
				"purpose": "A trap and the way round it."
			},
			{
				"name": "convention",
				"purpose": "What the team agreed to do alike."
			},
			{
				"name": "pattern",
				"purpose": "A solution to use again."
			},
			{
				"name": "working",
				"purpose": "What holds for a short time."
			},
			{
				"name": "goal",
				"purpose": "What is to be reached.",
				"transitions": {
					"candidate": ["active", "stale"],
					"active": [
						"done",
						"stale",
						"superseded"
					],
					"done": ["superseded"],
					"stale": ["superseded"],
					"superseded": []
				}
			},
			{
				"name": "routing_preference",
				"purpose": "Which skill or workflow to take or to avoid."
			}
		],
		"statuses": [
			"candidate",
			"active",
			"done",
			"stale",
			"superseded"
		],
		"transitions": {
			"candidate": ["active", "stale"],
			"active": ["stale", "superseded"],
			"done": ["superseded"],
			"stale": ["superseded"],
			"superseded": []
		},
		"edgeKinds": [
			{
				"name": "supersedes",
				"inverse": "superseded_by",
				"acyclic": true,
				"cardinality": "1:1"
			},
			{
				"name": "superseded_by",
				"inverse": "supersedes",
				"acyclic": true,
				"cardinality": "1:1"
			},
			{
				"name": "replaced_by",
				"to": ["routing_preference"],
				"acyclic": true,
				"cardinality": "N:1"
			},
			{
				"name": "related",
				"external": true
			}
		],
		"pathPolicy": [
			{
				"kinds": ["decision"],
				"paths": ["decisions/*.md"]
			},
			{
				"kinds": ["gotcha"],
				"paths": ["gotchas/*.md"]
			},
			{
				"kinds": ["convention"],
				"paths": ["conventions/*.md"]
			},
			{
				"kinds": ["pattern"],
				"paths": ["patterns/*.md"]
			},
			{
				"kinds": ["working"],
				"paths": ["working/*.md"]
			},
			{
				"kinds": ["goal"],
				"paths": ["goals/*.md"]
			},
			{
				"kinds": ["routing_preference"],
				"paths": ["preferences/*.md"]
			}
		]
	} },
	"severities": {
		"record/invalid-timestamp": "error",
		"graph/missing-inverse": "error",
		"graph/superseded-not-retired": "warning",
		"change/updated-at": "note"
	},
	"classes": {
		"session": {
			"description": "What one session was told; it holds for that session alone.",
			"files": ["runtime/**"],
			"records": "none",
			"local": "error"
		},
		"tool-file": {
			"description": "What the product writes anew, with the time of writing in it.",
			"files": [
				"index.md",
				"*.json",
				"errors.log"
			],
			"records": "none",
			"local": "note"
		},
		"settings": {
			"files": ["config.yaml"],
			"records": "none"
		},
		"archive": {
			"description": "Goals that were reached. Nothing reads them any more.",
			"files": ["archive/**/*.md"],
			"records": "none"
		},
		"preference": {
			"description": "Routing preferences.",
			"files": ["preferences/*.md"],
			"proposable": true,
			"bodyRequired": true,
			"schema": "repobrain-preference",
			"fields": {
				"id": "$file",
				"kind": "kind",
				"title": "target",
				"status": "status",
				"updatedAt": ["updated_at", "created_at"]
			},
			"required": ["kind", "title"],
			"edges": [{
				"field": "superseded_by",
				"kind": "replaced_by"
			}],
			"ascending": [["created_at", "updated_at"], ["valid_from", "valid_until"]]
		},
		"memory": {
			"description": "Decisions, gotchas, conventions, patterns, work in progress and goals.",
			"files": ["{decisions,gotchas,conventions,patterns,working,goals}/*.md"],
			"proposable": true,
			"bodyRequired": true,
			"schema": "repobrain-memory",
			"strictSchema": "repobrain-memory-strict",
			"fields": {
				"id": "$file",
				"kind": "type",
				"title": "title",
				"status": "status",
				"updatedAt": [
					"updated",
					"created_at",
					"date"
				],
				"tags": "tags"
			},
			"required": ["kind", "title"],
			"edges": [
				{
					"field": "supersedes",
					"kind": "supersedes"
				},
				{
					"field": "superseded_by",
					"kind": "superseded_by"
				},
				{
					"field": "related",
					"kind": "related"
				}
			],
			"keeps": [{ "same": ["date", "created_at"] }],
			"removal": [
				{
					"when": { "equals": { "type": "working" } },
					"severity": "off"
				},
				{
					"when": { "equals": { "type": "goal" } },
					"severity": "off"
				},
				{
					"when": { "equals": { "status": "active" } },
					"severity": "error"
				}
			],
			"disjoint": [[
				"required_skills",
				"recommended_skills",
				"suppressed_skills"
			]],
			"ascending": [["valid_from", "valid_until"]]
		}
	}
};



/***/ })

};
;