export const id = 3872;
export const ids = [3872];
export const modules = {

/***/ 23872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ ONTOLOGIES),
/* harmony export */   m: () => (/* binding */ LAYOUTS)
/* harmony export */ });
const LAYOUTS = {
    "atlas": {
        "layout": "memory-steward.layout/v1",
        "name": "atlas",
        "description": "A catalog graph whose ontology is a schema folder of its own; several documents in a file, patches and side documents.",
        "roots": [
            ".",
            "graph",
            "packages/atlas/graph"
        ],
        "marker": "schema/ontology-schema.yaml",
        "ontology": {
            "manifest": "schema/ontology-schema.yaml"
        },
        "mergeDeclarations": true,
        "ids": {
            "pattern": "^[A-Za-z][A-Za-z0-9-]*:[A-Za-z0-9][A-Za-z0-9._@/:+-]*$",
            "strictPattern": "^[a-z][a-z0-9-]*:[a-z0-9][a-z0-9-]*(@[A-Za-z0-9._-]+)?$",
            "kindPrefix": true
        },
        "severities": {
            "record/id-prefix": "warning",
            "record/missing-attribute": "warning",
            "graph/edge-endpoint": "warning",
            "graph/cardinality": "warning",
            "graph/missing-inverse": "off"
        },
        "classes": {
            "page": {
                "description": "Wiki pages, in front matter.",
                "files": [
                    "wiki/**/*.md"
                ],
                "records": "identified",
                "fields": {
                    "id": "id",
                    "kind": "nodeKind",
                    "title": "title"
                },
                "bodyAttribute": "article",
                "edges": [
                    {
                        "field": "documents",
                        "kind": "documents"
                    }
                ]
            },
            "other": {
                "description": "The schema and what is about the graph rather than in it.",
                "files": [
                    "{schema,tools,wiki,migration,process,tests}/**"
                ],
                "records": "none"
            },
            "record": {
                "files": [
                    "**/*.{yaml,yml}"
                ],
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
                "required": [
                    "id",
                    "kind"
                ],
                "edges": [
                    {
                        "map": "edges"
                    }
                ],
                "documents": [
                    {
                        "when": {
                            "has": [
                                "extendsNode"
                            ]
                        },
                        "role": "extension",
                        "fields": {
                            "id": "extendsNode.id",
                            "kind": "extendsNode.nodeKind"
                        },
                        "forbidden": [
                            "attributes"
                        ]
                    },
                    {
                        "when": {
                            "equals": {
                                "kind": "NodeDocument"
                            }
                        },
                        "each": "nodes",
                        "patchWhen": [
                            "patch"
                        ],
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
                        "when": {
                            "has": [
                                "nodeKind"
                            ]
                        },
                        "patchWhen": [
                            "patch",
                            "attributes.patch"
                        ]
                    }
                ]
            }
        }
    },
    "company-brain": {
        "layout": "memory-steward.layout/v1",
        "name": "company-brain",
        "description": "A team's shared memory in YAML graph records, Markdown records and free-form notes, held to an ontology.",
        "roots": [
            ".",
            ".company-brain"
        ],
        "marker": "ontology/node-kinds.yaml",
        "ontology": {
            "folder": "ontology",
            "base": "company-brain"
        },
        "ids": {
            "pattern": "^([a-z][a-z0-9-]*:[a-z0-9][a-z0-9.-]*|(babysitter-run|babysitter-session|run-journal-event|run-task-result|run-retrospective):[A-Za-z0-9][A-Za-z0-9.-]*|run-journal-event:[A-Za-z0-9][A-Za-z0-9.-]*:[0-9]{6})$",
            "kindPrefix": true
        },
        "lowTrust": [
            "babysitter/**"
        ],
        "classes": {
            "entrypoint": {
                "description": "Introductions for people. They hold no records and miss no fields.",
                "files": [
                    "**/README.md"
                ],
                "records": "none"
            },
            "orchestration-entrypoint": {
                "description": "Stable practices for future runs. A fact that other records cite is promoted to a record with an id.",
                "files": [
                    "babysitter/MEMORY.md"
                ],
                "records": "none",
                "proposable": true
            },
            "index": {
                "description": "Indexes that the steward generates from the sources.",
                "files": [
                    "indexes/**/*"
                ],
                "records": "none",
                "generated": true
            },
            "ontology": {
                "description": "Kinds, edge kinds, words and rules that records are judged by.",
                "files": [
                    "ontology/**/*.yaml",
                    "ontology/**/*.yml"
                ],
                "records": "none"
            },
            "imported-journal": {
                "description": "Events of a run, one file each. Once merged they never change and never go.",
                "files": [
                    "babysitter/runs/*/journal/*.yaml",
                    "babysitter/runs/*/journal/*.yml"
                ],
                "appendOnly": true,
                "schema": "company-brain-graph-record",
                "fields": {
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
                },
                "required": [
                    "id",
                    "kind",
                    "title",
                    "status",
                    "owners",
                    "updatedAt"
                ],
                "edges": [
                    {
                        "map": "edges"
                    },
                    {
                        "field": "attributes.owners",
                        "kind": "owned_by",
                        "derived": true
                    }
                ]
            },
            "artifact-manifest": {
                "description": "Names, sizes and digests of what a run produced. No kind describes a manifest, so it needs no id.",
                "files": [
                    "babysitter/runs/*/artifacts/**/*.yaml",
                    "babysitter/runs/*/artifacts/**/*.yml"
                ],
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
                "required": [
                    "id",
                    "kind",
                    "title",
                    "status",
                    "owners",
                    "updatedAt"
                ],
                "edges": [
                    {
                        "map": "edges"
                    },
                    {
                        "field": "attributes.owners",
                        "kind": "owned_by",
                        "derived": true
                    }
                ]
            },
            "run-memory": {
                "description": "Runs and the results of their tasks.",
                "files": [
                    "babysitter/runs/**/*.yaml",
                    "babysitter/runs/**/*.yml"
                ],
                "schema": "company-brain-graph-record",
                "fields": {
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
                },
                "required": [
                    "id",
                    "kind",
                    "title",
                    "status",
                    "owners",
                    "updatedAt"
                ],
                "edges": [
                    {
                        "map": "edges"
                    },
                    {
                        "field": "attributes.owners",
                        "kind": "owned_by",
                        "derived": true
                    }
                ]
            },
            "graph-record": {
                "description": "Records in YAML. A file may hold several documents, each one record.",
                "files": [
                    "graph/**/*.yaml",
                    "graph/**/*.yml"
                ],
                "proposable": true,
                "schema": "company-brain-graph-record",
                "fields": {
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
                },
                "required": [
                    "id",
                    "kind",
                    "title",
                    "status",
                    "owners",
                    "updatedAt"
                ],
                "edges": [
                    {
                        "map": "edges"
                    },
                    {
                        "field": "attributes.owners",
                        "kind": "owned_by",
                        "derived": true
                    }
                ]
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
                "required": [
                    "id",
                    "kind",
                    "title",
                    "status",
                    "owners",
                    "updatedAt"
                ],
                "edges": [
                    {
                        "map": "related"
                    },
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
                ]
            },
            "page": {
                "description": "Pages that are records when they carry an id or a kind, and notes otherwise.",
                "files": [
                    "pages/**/*.md",
                    "agents/**/*.md"
                ],
                "records": "identified",
                "proposable": true,
                "schema": "company-brain-markdown-record",
                "fields": {
                    "id": "id",
                    "kind": "kind",
                    "title": [
                        "title",
                        "$heading"
                    ],
                    "status": "status",
                    "owners": "owners",
                    "updatedAt": "updatedAt",
                    "tags": "tags",
                    "sensitivity": "sensitivity",
                    "aliases": "aliases",
                    "sourceRefs": "sourceRefs"
                },
                "required": [
                    "id",
                    "kind",
                    "title",
                    "status",
                    "owners",
                    "updatedAt"
                ],
                "edges": [
                    {
                        "map": "related"
                    },
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
                ]
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
                "fields": {
                    "id": "id",
                    "kind": "kind",
                    "title": [
                        "title",
                        "$heading"
                    ],
                    "status": "status",
                    "owners": "owners",
                    "updatedAt": "updatedAt",
                    "tags": "tags",
                    "sensitivity": "sensitivity",
                    "aliases": "aliases",
                    "sourceRefs": "sourceRefs"
                },
                "edges": [
                    {
                        "map": "related"
                    },
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
                ]
            }
        }
    },
    "okf": {
        "layout": "memory-steward.layout/v1",
        "name": "okf",
        "description": "An Open Knowledge Format 0.2 bundle; every Markdown file but index.md and log.md is a concept.",
        "ontology": {
            "inline": {
                "statuses": [
                    "draft",
                    "stable",
                    "deprecated"
                ]
            }
        },
        "severities": {
            "graph/dangling-edge": "warning",
            "status/unknown": "warning",
            "record/schema": "warning"
        },
        "classes": {
            "reserved": {
                "description": "Directory listings and update histories.",
                "files": [
                    "**/index.md",
                    "**/log.md"
                ],
                "records": "never",
                "fields": {
                    "title": [
                        "title",
                        "$heading"
                    ]
                },
                "edges": [
                    {
                        "links": "links_to"
                    }
                ]
            },
            "concept": {
                "files": [
                    "**/*.md"
                ],
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
                "required": [
                    "kind"
                ],
                "edges": [
                    {
                        "links": "links_to"
                    }
                ]
            }
        }
    }
};
const ONTOLOGIES = {
    "company-brain": [
        {
            "file": "controlled-vocabulary.yaml",
            "value": {
                "statuses": [
                    "draft",
                    "approved",
                    "deprecated",
                    "archived"
                ],
                "sensitivity": [
                    "public",
                    "internal",
                    "restricted",
                    "secret-metadata"
                ]
            }
        },
        {
            "file": "edge-kinds.yaml",
            "value": {
                "edgeKinds": [
                    {
                        "name": "documents",
                        "purpose": "A page or record describes another record.",
                        "example": {
                            "from": "runbook:restart-the-mirror",
                            "documents": "service:registry-mirror"
                        }
                    },
                    {
                        "name": "implements",
                        "purpose": "A service or package carries out a decision or offers a capability.",
                        "from": [
                            "Service",
                            "Package",
                            "Repository",
                            "Tool",
                            "Skill"
                        ],
                        "example": {
                            "from": "service:registry-mirror",
                            "implements": "decision:pull-through-mirror"
                        }
                    },
                    {
                        "name": "depends_on",
                        "purpose": "Needs the target in order to work.",
                        "acyclic": true,
                        "example": {
                            "from": "service:registry-mirror",
                            "depends_on": "service:artifact-store"
                        }
                    },
                    {
                        "name": "supersedes",
                        "purpose": "Takes the place of an older record of the same kind, which becomes deprecated or archived.",
                        "acyclic": true,
                        "example": {
                            "from": "decision:one-lockfile-per-workspace",
                            "supersedes": "decision:lockfile-per-package"
                        }
                    },
                    {
                        "name": "owned_by",
                        "purpose": "A team or user answers for it.",
                        "to": [
                            "Team"
                        ],
                        "example": {
                            "from": "service:registry-mirror",
                            "owned_by": "team:platform"
                        }
                    },
                    {
                        "name": "applies_to_repo",
                        "purpose": "Holds in a repository.",
                        "to": [
                            "Repository"
                        ],
                        "example": {
                            "from": "decision:one-lockfile-per-workspace",
                            "applies_to_repo": "repository:checkout-api"
                        }
                    },
                    {
                        "name": "applies_to_stack",
                        "purpose": "Holds for an agent stack.",
                        "external": true,
                        "example": {
                            "from": "agent-practice:prefer-focused-tests-first",
                            "applies_to_stack": "stack:ci-triage"
                        }
                    },
                    {
                        "name": "mentions",
                        "purpose": "Speaks of the target in passing.",
                        "example": {
                            "from": "incident:2026-01-mirror-outage",
                            "mentions": "term:deploy-freeze"
                        }
                    },
                    {
                        "name": "derived_from",
                        "purpose": "Taken from a run, issue, pull request, incident or note.",
                        "example": {
                            "from": "agent-practice:prefer-focused-tests-first",
                            "derived_from": "incident:2026-01-mirror-outage"
                        }
                    },
                    {
                        "name": "requires_secret",
                        "purpose": "Needs a named secret to be granted.",
                        "from": [
                            "Tool",
                            "Skill",
                            "Runbook",
                            "Service"
                        ],
                        "external": true,
                        "example": {
                            "from": "tool:test-index",
                            "requires_secret": "secret:test-index-reader"
                        }
                    },
                    {
                        "name": "requires_config",
                        "purpose": "Needs a named setting to be granted.",
                        "from": [
                            "Tool",
                            "Skill",
                            "Runbook",
                            "Service"
                        ],
                        "external": true,
                        "example": {
                            "from": "tool:test-index",
                            "requires_config": "config:test-index-url"
                        }
                    },
                    {
                        "name": "safe_for_trigger",
                        "purpose": "May be used for events of a source or trust level.",
                        "external": true,
                        "example": {
                            "from": "prompt-fragment:first-look-at-a-failed-build",
                            "safe_for_trigger": "trigger:nightly-build"
                        }
                    },
                    {
                        "name": "resolved_by",
                        "purpose": "What ended an incident - a runbook, a decision, a run, or a pull request by its URL.",
                        "from": [
                            "Incident"
                        ],
                        "to": [
                            "Runbook",
                            "Decision",
                            "BabysitterRun"
                        ],
                        "example": {
                            "from": "incident:2026-01-mirror-outage",
                            "resolved_by": "runbook:restart-the-mirror"
                        }
                    },
                    {
                        "name": "has_journal_event",
                        "purpose": "A run holds an event of its journal.",
                        "from": [
                            "BabysitterRun"
                        ],
                        "to": [
                            "RunJournalEvent"
                        ],
                        "example": {
                            "from": "babysitter-run:01JZ8Q4T3M9V6N0X7C2B5D1EFG",
                            "has_journal_event": "run-journal-event:01JZ8Q4T3M9V6N0X7C2B5D1EFG:000001"
                        }
                    },
                    {
                        "name": "has_task_result",
                        "purpose": "A run holds the result of a task.",
                        "from": [
                            "BabysitterRun"
                        ],
                        "to": [
                            "RunTaskResult"
                        ],
                        "example": {
                            "from": "babysitter-run:01JZ8Q4T3M9V6N0X7C2B5D1EFG",
                            "has_task_result": "run-task-result:01JZ8Q4T3M9V6N0X7C2B5D1EFG.rewrite-pull-urls"
                        }
                    },
                    {
                        "name": "summarized_by",
                        "purpose": "A run or session is summed up in Markdown.",
                        "from": [
                            "BabysitterRun",
                            "BabysitterSession"
                        ],
                        "example": {
                            "from": "babysitter-run:01JZ8Q4T3M9V6N0X7C2B5D1EFG",
                            "summarized_by": "babysitter-session:2026-01-12-cache-migration"
                        }
                    },
                    {
                        "name": "produced_artifact",
                        "purpose": "A run or task made a file that is kept elsewhere, named here.",
                        "from": [
                            "BabysitterRun",
                            "RunTaskResult"
                        ],
                        "external": true,
                        "example": {
                            "from": "run-task-result:01JZ8Q4T3M9V6N0X7C2B5D1EFG.rewrite-pull-urls",
                            "produced_artifact": "artifact:rewrite-pull-urls.diff"
                        }
                    },
                    {
                        "name": "learned_from",
                        "purpose": "A practice, runbook or retrospective comes out of a run or session.",
                        "from": [
                            "AgentPractice",
                            "Skill",
                            "Runbook",
                            "Decision",
                            "RunRetrospective"
                        ],
                        "to": [
                            "BabysitterRun",
                            "BabysitterSession",
                            "RunTaskResult",
                            "RunRetrospective"
                        ],
                        "example": {
                            "from": "run-retrospective:01JZ8Q4T3M9V6N0X7C2B5D1EFG",
                            "learned_from": "babysitter-run:01JZ8Q4T3M9V6N0X7C2B5D1EFG"
                        }
                    }
                ]
            }
        },
        {
            "file": "node-kinds.yaml",
            "value": {
                "ontology": "memory-steward.ontology/v1",
                "version": "1.0.0",
                "nodeKinds": [
                    {
                        "name": "Organization",
                        "prefix": "organization",
                        "purpose": "A company or a unit of it.",
                        "required": [],
                        "example": {
                            "nodeKind": "Organization",
                            "id": "organization:example",
                            "attributes": {
                                "title": "Example",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z"
                            }
                        }
                    },
                    {
                        "name": "Team",
                        "prefix": "team",
                        "purpose": "People who own, review or operate things together.",
                        "required": [],
                        "example": {
                            "nodeKind": "Team",
                            "id": "team:platform",
                            "attributes": {
                                "title": "Platform",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z"
                            }
                        }
                    },
                    {
                        "name": "Repository",
                        "prefix": "repository",
                        "purpose": "A code repository and the practices that hold in it.",
                        "required": [],
                        "example": {
                            "nodeKind": "Repository",
                            "id": "repository:checkout-api",
                            "attributes": {
                                "title": "Checkout API",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z"
                            }
                        }
                    },
                    {
                        "name": "Service",
                        "prefix": "service",
                        "purpose": "A deployed service or component.",
                        "required": [],
                        "example": {
                            "nodeKind": "Service",
                            "id": "service:registry-mirror",
                            "attributes": {
                                "title": "Registry mirror",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z"
                            },
                            "edges": {
                                "depends_on": [
                                    {
                                        "target": "service:artifact-store"
                                    }
                                ]
                            }
                        }
                    },
                    {
                        "name": "Package",
                        "prefix": "package",
                        "purpose": "A package, library or module - who owns it and how it is used.",
                        "required": [],
                        "example": {
                            "nodeKind": "Package",
                            "id": "package:cache-client",
                            "attributes": {
                                "title": "Cache client",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z"
                            }
                        }
                    },
                    {
                        "name": "Runbook",
                        "prefix": "runbook",
                        "purpose": "Steps that operate or repair something.",
                        "required": [],
                        "example": {
                            "nodeKind": "Runbook",
                            "id": "runbook:restart-the-mirror",
                            "attributes": {
                                "title": "Restart the mirror",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z"
                            },
                            "edges": {
                                "documents": [
                                    {
                                        "target": "service:registry-mirror"
                                    }
                                ]
                            }
                        }
                    },
                    {
                        "name": "Decision",
                        "prefix": "decision",
                        "purpose": "A choice of architecture, product or process, with its reasons.",
                        "required": [],
                        "example": {
                            "nodeKind": "Decision",
                            "id": "decision:one-lockfile-per-workspace",
                            "attributes": {
                                "title": "One lockfile per workspace",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z"
                            },
                            "edges": {
                                "applies_to_repo": [
                                    {
                                        "target": "repository:checkout-api"
                                    }
                                ]
                            }
                        }
                    },
                    {
                        "name": "Incident",
                        "prefix": "incident",
                        "purpose": "What went wrong, how it was mended, and what follows from it.",
                        "required": [],
                        "example": {
                            "nodeKind": "Incident",
                            "id": "incident:2026-01-mirror-outage",
                            "attributes": {
                                "title": "Mirror outage",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z"
                            },
                            "edges": {
                                "resolved_by": [
                                    {
                                        "target": "runbook:restart-the-mirror"
                                    }
                                ]
                            }
                        }
                    },
                    {
                        "name": "AgentPractice",
                        "prefix": "agent-practice",
                        "purpose": "A lesson that agents apply again in later work.",
                        "required": [],
                        "example": {
                            "nodeKind": "AgentPractice",
                            "id": "agent-practice:prefer-focused-tests-first",
                            "attributes": {
                                "title": "Prefer focused tests first",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z"
                            },
                            "edges": {
                                "applies_to_stack": [
                                    {
                                        "target": "stack:ci-triage"
                                    }
                                ]
                            }
                        }
                    },
                    {
                        "name": "Skill",
                        "prefix": "skill",
                        "purpose": "What an agent can be taught to do, and what it needs for that.",
                        "required": [],
                        "example": {
                            "nodeKind": "Skill",
                            "id": "skill:focused-test-selection",
                            "attributes": {
                                "title": "Focused test selection",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z"
                            },
                            "edges": {
                                "depends_on": [
                                    {
                                        "target": "tool:test-index"
                                    }
                                ]
                            }
                        }
                    },
                    {
                        "name": "Tool",
                        "prefix": "tool",
                        "purpose": "A tool that agents may call, native or by protocol, and its limits.",
                        "required": [],
                        "example": {
                            "nodeKind": "Tool",
                            "id": "tool:test-index",
                            "attributes": {
                                "title": "Test index",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z"
                            },
                            "edges": {
                                "requires_config": [
                                    {
                                        "target": "config:test-index-url"
                                    }
                                ]
                            }
                        }
                    },
                    {
                        "name": "Customer",
                        "prefix": "customer",
                        "purpose": "Context about a customer, where it may be kept. Give it a `sensitivity`.",
                        "required": [],
                        "example": {
                            "nodeKind": "Customer",
                            "id": "customer:pilot-retailer",
                            "attributes": {
                                "title": "Pilot retailer",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z",
                                "sensitivity": "restricted"
                            }
                        }
                    },
                    {
                        "name": "ProductArea",
                        "prefix": "product-area",
                        "purpose": "A part of the product or of the domain that groups other records.",
                        "required": [],
                        "example": {
                            "nodeKind": "ProductArea",
                            "id": "product-area:payments",
                            "attributes": {
                                "title": "Payments",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z"
                            }
                        }
                    },
                    {
                        "name": "Term",
                        "prefix": "term",
                        "purpose": "A word that the team uses in a certain sense, with its other names as `aliases`.",
                        "required": [],
                        "example": {
                            "nodeKind": "Term",
                            "id": "term:deploy-freeze",
                            "attributes": {
                                "title": "Deploy freeze",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z",
                                "aliases": [
                                    "code freeze"
                                ]
                            }
                        }
                    },
                    {
                        "name": "PromptFragment",
                        "prefix": "prompt-fragment",
                        "purpose": "Reviewed text that may be put before an agent.",
                        "required": [],
                        "example": {
                            "nodeKind": "PromptFragment",
                            "id": "prompt-fragment:first-look-at-a-failed-build",
                            "attributes": {
                                "title": "First look at a failed build",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z"
                            },
                            "edges": {
                                "safe_for_trigger": [
                                    {
                                        "target": "trigger:nightly-build"
                                    }
                                ]
                            }
                        }
                    },
                    {
                        "name": "BabysitterRun",
                        "prefix": "babysitter-run",
                        "purpose": "One orchestration run of the organization - its process, its repository, its outcome.",
                        "required": [
                            "repository",
                            "process",
                            "runStatus"
                        ],
                        "example": {
                            "nodeKind": "BabysitterRun",
                            "id": "babysitter-run:01JZ8Q4T3M9V6N0X7C2B5D1EFG",
                            "attributes": {
                                "title": "Move checkout-api to the pull-through cache",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z",
                                "repository": "repository:checkout-api",
                                "process": "cache-migration",
                                "runStatus": "completed",
                                "retentionTier": "summary-only"
                            },
                            "edges": {
                                "applies_to_repo": [
                                    {
                                        "target": "repository:checkout-api"
                                    }
                                ]
                            }
                        }
                    },
                    {
                        "name": "BabysitterSession",
                        "prefix": "babysitter-session",
                        "purpose": "Summary of a session that belongs to one or more runs.",
                        "required": [],
                        "example": {
                            "nodeKind": "BabysitterSession",
                            "id": "babysitter-session:2026-01-12-cache-migration",
                            "attributes": {
                                "title": "Cache migration",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z"
                            }
                        }
                    },
                    {
                        "name": "RunJournalEvent",
                        "prefix": "run-journal-event",
                        "purpose": "One event of a run's journal. Its id ends in the six digits of its sequence.",
                        "required": [
                            "sequence",
                            "eventType"
                        ],
                        "idPattern": "^run-journal-event:[A-Za-z0-9][A-Za-z0-9.-]*:[0-9]{6}$",
                        "example": {
                            "nodeKind": "RunJournalEvent",
                            "id": "run-journal-event:01JZ8Q4T3M9V6N0X7C2B5D1EFG:000001",
                            "attributes": {
                                "title": "Run created",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z",
                                "sequence": 1,
                                "eventType": "run.created"
                            }
                        }
                    },
                    {
                        "name": "RunTaskResult",
                        "prefix": "run-task-result",
                        "purpose": "What a task of a run gave - result, evidence, artifacts, validation.",
                        "required": [
                            "taskId",
                            "resultStatus"
                        ],
                        "example": {
                            "nodeKind": "RunTaskResult",
                            "id": "run-task-result:01JZ8Q4T3M9V6N0X7C2B5D1EFG.rewrite-pull-urls",
                            "attributes": {
                                "title": "Rewrite pull URLs",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z",
                                "taskId": "rewrite-pull-urls",
                                "resultStatus": "ok"
                            },
                            "edges": {
                                "produced_artifact": [
                                    {
                                        "target": "artifact:rewrite-pull-urls.diff"
                                    }
                                ]
                            }
                        }
                    },
                    {
                        "name": "RunRetrospective",
                        "prefix": "run-retrospective",
                        "purpose": "A lasting lesson from a run, or a better process.",
                        "required": [],
                        "example": {
                            "nodeKind": "RunRetrospective",
                            "id": "run-retrospective:01JZ8Q4T3M9V6N0X7C2B5D1EFG",
                            "attributes": {
                                "title": "What the cache migration taught",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z"
                            },
                            "edges": {
                                "learned_from": [
                                    {
                                        "target": "babysitter-run:01JZ8Q4T3M9V6N0X7C2B5D1EFG"
                                    }
                                ]
                            }
                        }
                    }
                ]
            }
        },
        {
            "file": "validation-rules.yaml",
            "value": {
                "transitions": {
                    "draft": [
                        "approved",
                        "archived"
                    ],
                    "approved": [
                        "deprecated"
                    ],
                    "deprecated": [
                        "archived",
                        "approved"
                    ],
                    "archived": []
                },
                "staleAfterDays": 180,
                "externalNamespaces": [
                    "user",
                    "org",
                    "stack",
                    "secret",
                    "config",
                    "trigger"
                ],
                "pathPolicy": [
                    {
                        "kinds": [
                            "Runbook"
                        ],
                        "paths": [
                            "graph/**/*",
                            "runbooks/**/*",
                            "repositories/**/*",
                            "pages/**/*",
                            "agents/**/*"
                        ]
                    },
                    {
                        "kinds": [
                            "Decision"
                        ],
                        "paths": [
                            "graph/**/*",
                            "decisions/**/*",
                            "repositories/**/*",
                            "pages/**/*"
                        ]
                    },
                    {
                        "kinds": [
                            "Incident"
                        ],
                        "paths": [
                            "graph/**/*",
                            "incidents/**/*",
                            "repositories/**/*",
                            "pages/**/*"
                        ]
                    },
                    {
                        "kinds": [
                            "Repository"
                        ],
                        "paths": [
                            "graph/**/*",
                            "repositories/**/*",
                            "pages/**/*"
                        ]
                    },
                    {
                        "kinds": [
                            "BabysitterRun",
                            "RunJournalEvent",
                            "RunTaskResult"
                        ],
                        "paths": [
                            "graph/**/*",
                            "babysitter/runs/**/*"
                        ]
                    },
                    {
                        "kinds": [
                            "BabysitterSession"
                        ],
                        "paths": [
                            "graph/**/*",
                            "babysitter/sessions/**/*",
                            "babysitter/runs/**/*"
                        ]
                    },
                    {
                        "kinds": [
                            "RunRetrospective"
                        ],
                        "paths": [
                            "graph/**/*",
                            "babysitter/retrospectives/**/*",
                            "babysitter/runs/**/*"
                        ]
                    }
                ]
            }
        }
    ]
};


/***/ })

};
