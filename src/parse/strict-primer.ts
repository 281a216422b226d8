/**
 * A stream with every construct of the strict subset. Code that the compiler has optimised before a construct was ever
 * seen is thrown away at the first sight of it; reading this early spares that.
 */
export const PRIMER = `# é ✓
---
plain: a:b#c/d "x" \\ é ✓ 😀 # note
"double": "a\\n\\"b\\" \\\\ é"
'single' : 'it''s "x" \\ é'
flow: [1, -2, 0.5, true, ~, "a", 'b', [], {}, {"a":1, b: c,}, x:y, -x, é]
words: [True, null, FALSE, nil, tiger, 1.2.3, 2026-05-08, 1e, .envs, 12e4f, 0b1]
nothing:
list:
- a
-   b: c
    d: e # note
-
  - x
  - - y
    - z
-

# gap
- k: v
below:
  first line
    and more

    ✓ more
  # note
single lines: 'over
  lines

  and more'
double lines: "over \\t
  lines"
flow lines: [a,
  b, {c: d,
   e: 'f'}]
literal: |

  one "two" \\ é ✓
    three

  four

strip: >-
  one
  two

  three
keep: |+
  one

last: é
---
--- # note
- 1
...
`;
