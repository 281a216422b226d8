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
const layout = {
	"layout": "memory-steward.layout/v1",
	"name": "markitect",
	"description": "Memory contracts of Markitect; profiles, known by the names of their files.",
	"ontology": { "inline": { "nodeKinds": [{
		"name": "memory_profile",
		"purpose": "Which kinds of memory a runtime has and where it keeps them."
	}] } },
	"classes": { "profile": {
		"description": "Profiles, such as build-agents.profile.yaml or memory-profile.local.yaml.",
		"files": ["**/*{.,-}profile.{yaml,yml,json}", "**/memory-profile*.{yaml,yml,json}"],
		"schema": "markitect-profile",
		"fields": {
			"id": "$file",
			"kind": { "value": "memory_profile" },
			"title": "title"
		},
		"required": ["title"]
	} }
};



/***/ })

};
;