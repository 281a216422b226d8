"use strict";
exports.id = 4192;
exports.ids = [4192];
exports.modules = {

/***/ 4192:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   layout: () => (/* binding */ layout)
/* harmony export */ });
// src/generated/layouts/rfc-15a.ts
const shared0 = {
	"id": "id",
	"kind": "type",
	"title": [
		"payload.skill_name",
		"payload.intent",
		"payload.plan_id",
		"payload.context_summary",
		"payload.thread_id",
		"payload.timeline.0.summary",
		"id"
	],
	"status": "payload.revision.status",
	"updatedAt": "updated_at",
	"tags": "tags",
	"sensitivity": "sensitivity"
};
const shared1 = [
	"id",
	"kind",
	"updatedAt",
	"sensitivity"
];
const shared2 = [
	{
		"list": "relations",
		"kindIn": "predicate",
		"targetIn": "target_id"
	},
	{
		"field": "payload.revision.supersedes",
		"kind": "revision.supersedes"
	},
	{
		"field": "payload.revision.superseded_by",
		"kind": "revision.superseded_by"
	}
];
const shared3 = [{
	"when": { "equals": { "type": "semantic" } },
	"fields": { "title": { "template": "{payload.subject} {payload.predicate}" } }
}];
const shared4 = [
	{
		"same": ["created_at"],
		"grows": ["audit_log"]
	},
	{
		"when": { "equals": { "type": "episodic" } },
		"same": [
			"payload.environment",
			"payload.outcome",
			"payload.tool_graph_ref"
		],
		"grows": [
			"payload.timeline",
			"payload.tool_graph",
			"payload.artifacts",
			"provenance.sources"
		]
	},
	{
		"when": { "equals": { "type": "semantic" } },
		"unless": { "equals": { "payload.revision_policy": "replace" } },
		"same": [
			"payload.subject",
			"payload.predicate",
			"payload.object",
			"payload.validity"
		]
	},
	{
		"when": { "equals": {
			"type": "semantic",
			"payload.revision_policy": "replace"
		} },
		"grows": ["payload.evidence"]
	},
	{
		"when": { "equals": { "type": "semantic" } },
		"same": ["payload.revision.supersedes", "payload.revision.superseded_by"]
	}
];
const shared5 = [{
	"unless": { "equals": { "type": "working" } },
	"of": [
		"payload",
		"confidence",
		"sensitivity",
		"scope",
		"tags",
		"provenance",
		"relations"
	],
	"in": "audit_log",
	"with": { "action": [
		"revise",
		"fork",
		"merge",
		"delete",
		"reinforce"
	] }
}, {
	"unless": { "equals": { "type": "working" } },
	"of": ["salience", "lifecycle"],
	"in": "audit_log",
	"with": { "action": [
		"reinforce",
		"decay",
		"revise",
		"merge",
		"delete"
	] }
}];
const shared6 = [["payload.nodes.*.id"], ["payload.tool_graph.*.id"]];
const shared7 = {
	"payload.edges.*.from": "payload.nodes.*.id",
	"payload.edges.*.to": "payload.nodes.*.id",
	"payload.tool_graph.*.depends_on": "payload.tool_graph.*.id"
};
const shared8 = [
	["created_at", "updated_at"],
	["payload.timeline.*.t"],
	["audit_log.*.timestamp"],
	["payload.validity.start", "payload.validity.end"]
];
const shared9 = [
	{
		"when": { "equals": { "lifecycle.pinned": true } },
		"severity": "error"
	},
	{
		"when": { "equals": { "lifecycle.deletion_policy": "never" } },
		"severity": "error"
	},
	{
		"when": { "equals": { "lifecycle.deletion_policy": "auto_prune" } },
		"severity": "off"
	},
	{
		"when": { "equals": {
			"type": "working",
			"payload.state": "done"
		} },
		"severity": "off"
	},
	{ "severity": "warning" }
];
const layout = {
	"layout": "memory-steward.layout/v1",
	"name": "rfc-15a",
	"description": "MemoryRecords of RFC 15A in JSON, one a file named by its id, or one a line of JSON Lines.",
	"ontology": { "inline": {
		"nodeKinds": [
			{
				"name": "episodic",
				"purpose": "Raw experience, as a line of events."
			},
			{
				"name": "working",
				"purpose": "The state of a task that is not done."
			},
			{
				"name": "semantic",
				"purpose": "A fact that may be revised, as subject, predicate and object.",
				"statuses": [
					"active",
					"contested",
					"retracted"
				],
				"transitions": {
					"active": ["contested", "retracted"],
					"contested": ["active", "retracted"],
					"retracted": []
				}
			},
			{
				"name": "competence",
				"purpose": "How to reach a goal, in steps."
			},
			{
				"name": "plan_graph",
				"purpose": "A plan to use again, as a graph of actions."
			}
		],
		"edgeKinds": [
			{
				"name": "supersedes",
				"purpose": "Takes the place of the target.",
				"acyclic": true
			},
			{
				"name": "revision.supersedes",
				"purpose": "The same in the revision of a fact.",
				"inverse": "revision.superseded_by",
				"acyclic": true,
				"from": ["semantic"],
				"to": ["semantic"]
			},
			{
				"name": "revision.superseded_by",
				"purpose": "The other end of it.",
				"inverse": "revision.supersedes",
				"cardinality": "N:1",
				"acyclic": true,
				"from": ["semantic"],
				"to": ["semantic"]
			},
			{
				"name": "contested_by",
				"purpose": "What speaks against it.",
				"external": true
			}
		],
		"sensitivity": [
			"public",
			"low",
			"medium",
			"high",
			"hyper"
		]
	} },
	"severities": {
		"graph/unknown-edge-kind": "off",
		"graph/missing-inverse": "error",
		"change/unlogged": "warning",
		"record/out-of-order": "warning"
	},
	"classes": {
		"record": {
			"description": "One record a file, named by its id.",
			"files": ["memory/records/**/*.json"],
			"same": { "id": "$stem" },
			"proposable": true,
			"schema": "rfc-15a-record",
			"strictSchema": "rfc-15a-record-strict",
			"fields": shared0,
			"required": shared1,
			"edges": shared2,
			"documents": shared3,
			"keeps": shared4,
			"logged": shared5,
			"distinct": shared6,
			"entries": shared7,
			"ascending": shared8,
			"removal": shared9
		},
		"lines": {
			"description": "Many records a file, one a line.",
			"files": ["memory/records/**/*.jsonl"],
			"schema": "rfc-15a-record",
			"strictSchema": "rfc-15a-record-strict",
			"fields": shared0,
			"required": shared1,
			"edges": shared2,
			"documents": shared3,
			"keeps": shared4,
			"logged": shared5,
			"distinct": shared6,
			"entries": shared7,
			"ascending": shared8,
			"removal": shared9
		}
	}
};



/***/ })

};
;