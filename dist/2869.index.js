"use strict";
exports.id = 2869;
exports.ids = [2869];
exports.modules = {

/***/ 2869:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   layout: () => (/* binding */ layout)
/* harmony export */ });
// src/generated/layouts/markitect.ts
const shared0 = [
	"question",
	"claim",
	"assumption",
	"evidence",
	"decision",
	"alternative",
	"outcome",
	"risk",
	"follow_up",
	"turn",
	"plan",
	"tool_call",
	"observation",
	"edit",
	"validation",
	"task",
	"topic",
	"document",
	"entity",
	"artifact",
	"concept",
	"capability",
	"contract",
	"policy",
	"preference",
	"source_fact",
	"episode",
	"finding",
	"constraint",
	"profile",
	"context_package",
	"memory"
];
const layout = {
	"layout": "memory-steward.layout/v1",
	"name": "markitect",
	"description": "Memory contracts of Markitect; profiles, graphs and selections, known by the names of their files.",
	"ontology": { "inline": {
		"nodeKinds": [
			{
				"name": "memory_profile",
				"purpose": "Which kinds of memory a runtime has and where it keeps them."
			},
			{
				"name": "memory_graph",
				"purpose": "A snapshot of a graph, with what happened to it."
			},
			{
				"name": "memory_event",
				"purpose": "Something that happened to nodes of a graph."
			},
			{
				"name": "memory_selection",
				"purpose": "What of a graph is to be packed."
			},
			{ "name": "question" },
			{ "name": "claim" },
			{ "name": "assumption" },
			{ "name": "evidence" },
			{ "name": "decision" },
			{ "name": "alternative" },
			{ "name": "outcome" },
			{ "name": "risk" },
			{ "name": "follow_up" },
			{ "name": "turn" },
			{ "name": "plan" },
			{ "name": "tool_call" },
			{ "name": "observation" },
			{ "name": "edit" },
			{ "name": "validation" },
			{ "name": "task" },
			{ "name": "topic" },
			{ "name": "document" },
			{ "name": "entity" },
			{ "name": "artifact" },
			{ "name": "concept" },
			{ "name": "capability" },
			{ "name": "contract" },
			{ "name": "policy" },
			{ "name": "preference" },
			{ "name": "source_fact" },
			{ "name": "episode" },
			{ "name": "finding" },
			{ "name": "constraint" },
			{ "name": "profile" },
			{ "name": "context_package" },
			{ "name": "memory" }
		],
		"edgeKinds": [
			{
				"name": "supports",
				"from": shared0,
				"to": shared0
			},
			{
				"name": "contradicts",
				"from": shared0,
				"to": shared0
			},
			{
				"name": "depends_on",
				"from": shared0,
				"to": shared0,
				"acyclic": true
			},
			{
				"name": "derived_from",
				"from": shared0,
				"to": shared0,
				"acyclic": true
			},
			{
				"name": "led_to",
				"from": shared0,
				"to": shared0
			},
			{
				"name": "affects",
				"from": shared0,
				"to": shared0
			},
			{
				"name": "references",
				"from": shared0,
				"to": shared0
			},
			{
				"name": "relates_to",
				"from": shared0,
				"to": shared0
			},
			{
				"name": "supersedes",
				"from": shared0,
				"to": shared0,
				"acyclic": true
			},
			{
				"name": "belongs_to",
				"from": shared0,
				"to": shared0
			},
			{
				"name": "mentions",
				"from": shared0,
				"to": shared0
			},
			{
				"name": "activates",
				"from": shared0,
				"to": shared0
			},
			{
				"name": "governs",
				"from": shared0,
				"to": shared0
			},
			{
				"name": "node_updates",
				"from": ["memory_event"],
				"to": shared0
			},
			{
				"name": "graph",
				"from": ["memory_selection"],
				"to": ["memory_graph"]
			},
			{
				"name": "profile",
				"from": ["memory_selection"],
				"to": ["memory_profile"]
			},
			{
				"name": "node_ids",
				"from": ["memory_selection"],
				"to": shared0
			},
			{
				"name": "event_ids",
				"from": ["memory_selection"],
				"to": ["memory_event"]
			}
		]
	} },
	"severities": {
		"graph/cycle": "warning",
		"record/invalid-timestamp": "error",
		"change/updated-at": "off"
	},
	"classes": {
		"profile": {
			"description": "Profiles, such as build-agents.profile.yaml or memory-profile.local.yaml.",
			"files": ["**/*{.,-}profile.{yaml,yml,json}", "**/memory-profile*.{yaml,yml,json}"],
			"proposable": true,
			"schema": "markitect-profile",
			"fields": {
				"id": "$file",
				"kind": { "value": "memory_profile" },
				"title": "title"
			},
			"required": ["title"],
			"distinct": [["memory_kinds.*"]],
			"entries": { "memory_kinds": "stores" },
			"ascending": [["activation.reserve_tokens", "activation.max_tokens"]]
		},
		"selection": {
			"description": "Selections, such as mirror-throttling.selection.yaml or decision-graph-selection.yaml.",
			"files": ["**/*{.,-}selection.{yaml,yml,json}"],
			"proposable": true,
			"schema": "markitect-selection",
			"fields": {
				"id": "$file",
				"kind": { "value": "memory_selection" },
				"title": ["title", "$stem"]
			},
			"edges": [
				{
					"field": "graph",
					"paths": "graph"
				},
				{
					"field": "profile",
					"paths": "profile"
				},
				{
					"field": "node_ids",
					"kind": "node_ids",
					"within": "graph"
				},
				{
					"field": "event_ids",
					"kind": "event_ids",
					"within": "graph"
				}
			],
			"distinct": [["node_ids.*"], ["event_ids.*"]]
		},
		"graph": {
			"description": "Graphs, such as mirror-throttling.graph.yaml or decision-graph.yaml.",
			"files": ["**/*{.,-}graph.{yaml,yml,json}"],
			"proposable": true,
			"schema": "markitect-graph",
			"fields": {
				"id": "$file",
				"kind": { "value": "memory_graph" },
				"title": [
					"title",
					"id",
					"$stem"
				]
			},
			"distinct": [[
				"edges.*.id",
				"nodes.*.id",
				"events.*.id"
			]],
			"keeps": [{ "grows": ["events"] }]
		},
		"edge": {
			"description": "Edges of a graph.",
			"in": "graph",
			"each": "edges",
			"role": "extension",
			"schema": "markitect-edge",
			"fields": { "id": {
				"path": "source",
				"within": "$file"
			} },
			"required": ["id"],
			"edges": [{
				"itself": true,
				"targetIn": "target",
				"within": "$file"
			}],
			"distinct": [["target", "source"]]
		},
		"event": {
			"description": "Events of a graph.",
			"in": "graph",
			"each": "events",
			"schema": "markitect-event",
			"fields": {
				"id": {
					"path": "id",
					"within": "$file"
				},
				"kind": { "value": "memory_event" },
				"title": { "template": "{kind} {id}" },
				"updatedAt": "timestamp"
			},
			"required": ["id", "updatedAt"],
			"edges": [{
				"field": "node_updates",
				"kind": "node_updates",
				"targetIn": "node_id",
				"within": "$file"
			}],
			"documents": [
				{
					"when": { "equals": { "kind": "forgotten" } },
					"edges": [{
						"field": "node_updates",
						"kind": "node_updates",
						"targetIn": "node_id",
						"within": "$file",
						"gone": true
					}]
				},
				{
					"when": { "equals": { "kind": "compacted" } },
					"edges": [{
						"field": "node_updates",
						"kind": "node_updates",
						"targetIn": "node_id",
						"within": "$file",
						"gone": true
					}]
				},
				{
					"when": { "equals": { "kind": "merged" } },
					"edges": [{
						"field": "node_updates",
						"kind": "node_updates",
						"targetIn": "node_id",
						"within": "$file",
						"gone": true
					}]
				}
			]
		},
		"node": {
			"description": "Nodes of a graph.",
			"in": "graph",
			"each": "nodes",
			"schema": "markitect-node",
			"kinds": shared0,
			"fields": {
				"id": {
					"path": "id",
					"within": "$file"
				},
				"kind": "kind",
				"title": "text"
			},
			"required": [
				"id",
				"kind",
				"title"
			],
			"removal": [{ "severity": "error" }]
		}
	}
};



/***/ })

};
;