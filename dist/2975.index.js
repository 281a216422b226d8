"use strict";
exports.id = 2975;
exports.ids = [2975];
exports.modules = {

/***/ 2975:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   layout: () => (/* binding */ layout)
/* harmony export */ });
// src/generated/layouts/agent-skills.ts
const layout = {
	"layout": "memory-steward.layout/v1",
	"name": "agent-skills",
	"description": "Agent Skills, one folder each with a SKILL.md and the files that it speaks of.",
	"ids": { "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$" },
	"ontology": { "inline": {
		"nodeKinds": [{ "name": "Skill" }],
		"edgeKinds": [{ "name": "links_to" }, {
			"name": "may_use",
			"external": true,
			"permission": true
		}],
		"pathPolicy": [{
			"kinds": ["Skill"],
			"paths": ["**/SKILL.md"]
		}]
	} },
	"severities": { "path/policy": "warning" },
	"classes": {
		"skill": {
			"description": "What the catalogue shows, in front matter, and instructions.",
			"files": ["**/SKILL.md", "**/skill.md"],
			"proposable": true,
			"schema": "agent-skill",
			"strictSchema": "agent-skill-strict",
			"same": { "name": "$folder" },
			"fields": {
				"id": "name",
				"kind": { "value": "Skill" },
				"title": "name"
			},
			"required": ["id"],
			"edges": [{ "links": "links_to" }, {
				"field": "allowed-tools",
				"kind": "may_use",
				"words": true,
				"derived": true
			}]
		},
		"reference": {
			"description": "What a skill has its reader open on demand.",
			"files": ["**/references/**/*.md", "**/reference/**/*.md"],
			"records": "never",
			"proposable": true,
			"fields": { "title": ["$heading", "$stem"] },
			"edges": [{ "links": "links_to" }]
		}
	}
};



/***/ })

};
;