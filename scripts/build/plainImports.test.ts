import { expect, it } from 'vitest'
import { takeFromImports } from './plainImports'

/** How Vite 5 to 7 find the names that a dynamic import is used for. */
const destructured =
  /((?:\bconst\s+|\blet\s+|\bvar\s+|,\s*)(\{[^{}.=]+\})\s*=\s*await\s+import\([^)]+\))|(\(\s*await\s+import\([^)]+\)\s*\)(\??\.[\w$]+))|\bimport\([^)]+\)(\s*\.then\(\s*(?:function\s*)?\(\s*\{([^{}.=]+)\}\))/g

const namesIn = (code: string) =>
  [...code.matchAll(destructured)].map(([, , given, , taken]) => given ?? taken)

it('leaves no name for older versions of Vite to misread', () => {
  const before = 'const { mountModal } = await import("./elements.js").then((n) => n.t);'
  expect(namesIn(before)).toEqual(['{ mountModal }'])
  const after = takeFromImports(before)
  expect(after).toBe('const { mountModal } = (await import("./elements.js")).t;')
  expect(namesIn(after)).toEqual(['.t'])
})

it('rewrites each import of a file, and nothing else', () => {
  const code = [
    'open = lazy(async () => (await import("./a.js").then((n) => n.r)).open);',
    'const { b } = await import("./b.js");',
    'return import("./c.js").then(({ c }) => c());',
    'await import("./d.js").then((n) => n.t.d());',
  ].join('\n')
  expect(takeFromImports(code)).toBe(
    code.replace('await import("./a.js").then((n) => n.r)', '(await import("./a.js")).r'),
  )
})
