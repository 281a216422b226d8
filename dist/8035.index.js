"use strict";
exports.id = 8035;
exports.ids = [8035];
exports.modules = {

/***/ 8035:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   layout: () => (/* binding */ layout)
/* harmony export */ });
// src/generated/layouts/company-brain.ts
const shared0 = {
	"id": "id",
	"kind": "nodeKind",
	"title": "attributes.title",
	"status": "attributes.status",
	"owners": "attributes.owners",
	"updatedAt": "attributes.updatedAt",
	"tags": "attributes.tags",
	"sensitivity": "attributes.sensitivity",
	"aliases": "attributes.aliases",
	"sourceRefs": "attributes.sourceRefs",
	"attributes": "attributes"
};
const shared1 = [
	"id",
	"kind",
	"title",
	"status",
	"owners",
	"updatedAt"
];
const shared2 = [{ "map": "edges" }, {
	"field": "attributes.owners",
	"kind": "owned_by",
	"derived": true
}];
const shared3 = [
	{ "map": "related" },
	{
		"field": "repoRefs",
		"kind": "applies_to_repo",
		"derived": true
	},
	{
		"field": "owners",
		"kind": "owned_by",
		"derived": true
	}
];
const shared4 = {
	"id": "id",
	"kind": "kind",
	"title": ["title", "$heading"],
	"status": "status",
	"owners": "owners",
	"updatedAt": "updatedAt",
	"tags": "tags",
	"sensitivity": "sensitivity",
	"aliases": "aliases",
	"sourceRefs": "sourceRefs"
};
const layout = {
	"layout": "memory-steward.layout/v1",
	"name": "company-brain",
	"description": "A team's shared memory in graph records (YAML or JSON), Markdown records and free-form notes, held to an ontology.",
	"roots": [".", ".company-brain"],
	"marker": "ontology/node-kinds.yaml",
	"ontology": {
		"folder": "ontology",
		"base": "company-brain"
	},
	"ids": {
		"pattern": "^([a-z][a-z0-9-]*:[a-z0-9][a-z0-9.-]*|(babysitter-run|babysitter-session|run-journal-event|run-task-result|run-retrospective):[A-Za-z0-9][A-Za-z0-9.-]*|run-journal-event:[A-Za-z0-9][A-Za-z0-9.-]*:[0-9]{6})$",
		"kindPrefix": true
	},
	"lowTrust": ["babysitter/**"],
	"classes": {
		"entrypoint": {
			"description": "Introductions for people. They hold no records and miss no fields.",
			"files": ["**/README.md"],
			"records": "none"
		},
		"orchestration-entrypoint": {
			"description": "Stable practices for future runs. A fact that other records cite is promoted to a record with an id.",
			"files": ["babysitter/MEMORY.md"],
			"records": "none",
			"proposable": true
		},
		"index": {
			"description": "Indexes that the steward generates from the sources.",
			"files": ["indexes/**/*"],
			"records": "none",
			"generated": true
		},
		"ontology": {
			"description": "Kinds, edge kinds, words and rules that records are judged by.",
			"files": ["ontology/**/*.yaml", "ontology/**/*.yml"],
			"records": "none"
		},
		"run-manifest": {
			"description": "What an import says of itself, digests and conditions. It holds no record.",
			"files": ["babysitter/runs/*/import.json"],
			"records": "none"
		},
		"imported-journal": {
			"description": "Events of a run, one file each. Once merged they never change and never go.",
			"files": ["babysitter/runs/*/journal/*.yaml", "babysitter/runs/*/journal/*.yml"],
			"appendOnly": true,
			"schema": "company-brain-graph-record",
			"fields": shared0,
			"required": shared1,
			"edges": shared2
		},
		"artifact-manifest": {
			"description": "Names, sizes and digests of what a run produced. No kind describes a manifest, so it needs no id.",
			"files": ["babysitter/runs/*/artifacts/**/*.yaml", "babysitter/runs/*/artifacts/**/*.yml"],
			"records": "identified",
			"fields": {
				"id": "id",
				"kind": "nodeKind",
				"title": [
					"attributes.title",
					"title",
					"$stem"
				],
				"status": "attributes.status",
				"owners": "attributes.owners",
				"updatedAt": "attributes.updatedAt",
				"attributes": "attributes"
			},
			"required": shared1,
			"edges": shared2
		},
		"run-memory": {
			"description": "Runs and the results of their tasks.",
			"files": ["babysitter/runs/**/*.yaml", "babysitter/runs/**/*.yml"],
			"schema": "company-brain-graph-record",
			"fields": shared0,
			"required": shared1,
			"edges": shared2
		},
		"graph-record": {
			"description": "Records in YAML or JSON. A YAML file may hold several documents, each one record.",
			"files": [
				"graph/**/*.yaml",
				"graph/**/*.yml",
				"graph/**/*.json"
			],
			"proposable": true,
			"schema": "company-brain-graph-record",
			"fields": shared0,
			"required": shared1,
			"edges": shared2
		},
		"markdown-record": {
			"description": "Records in Markdown, their fields in front matter.",
			"files": [
				"runbooks/**/*.md",
				"decisions/**/*.md",
				"incidents/**/*.md",
				"repositories/**/*.md",
				"babysitter/sessions/**/*.md",
				"babysitter/retrospectives/**/*.md"
			],
			"proposable": true,
			"schema": "company-brain-markdown-record",
			"fields": {
				"id": "id",
				"kind": "kind",
				"title": "title",
				"status": "status",
				"owners": "owners",
				"updatedAt": "updatedAt",
				"tags": "tags",
				"sensitivity": "sensitivity",
				"aliases": "aliases",
				"sourceRefs": "sourceRefs"
			},
			"required": shared1,
			"edges": shared3
		},
		"page": {
			"description": "Pages that are records when they carry an id or a kind, and notes otherwise.",
			"files": ["pages/**/*.md", "agents/**/*.md"],
			"records": "identified",
			"proposable": true,
			"schema": "company-brain-markdown-record",
			"fields": shared4,
			"required": shared1,
			"edges": shared3
		},
		"note": {
			"description": "Free-form notes. Front matter is welcome but optional; an id makes a note a target of edges.",
			"files": [
				"notes/**/*.md",
				"meetings/**/*.md",
				"scratch/**/*.md",
				"babysitter/process-notes/**/*.md"
			],
			"records": "never",
			"proposable": true,
			"schema": "company-brain-note",
			"fields": shared4,
			"edges": shared3
		}
	}
};



/***/ })

};
;