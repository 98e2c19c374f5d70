import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = import.meta.dirname
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('View.tsx') || /^parts.*(?<!\.test)\.tsx$/.test(path),
)
const shownAttributes =
  /^(aria-label|aria-description|title|label|clearLabel|alt|placeholder|primary|secondary|text|unit)$/

/** Returns the words a view or part shows without the dictionary. */
function literalTexts(path: string, source: string): readonly string[] {
  const found: string[] = []
  const note = (text: string) => {
    if (/\p{L}/u.test(text)) found.push(`${path}: ${text.trim()}`)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node.text)
    else if (ts.isJsxAttribute(node)) {
      const { initializer } = node
      const literal = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer
      if (literal && ts.isStringLiteralLike(literal) && shownAttributes.test(node.name.getText()))
        note(literal.text)
    } else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && node.expression) {
      if (ts.isStringLiteralLike(node.expression) || ts.isTemplateExpression(node.expression))
        note(node.expression.getText())
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found
}

it('finds literal words', () => {
  const source = `const a = <p title="Two words" className="lk-x">One{'Three'}<b aria-label={'Four'} data-part="x">( {t})</b></p>`
  expect(literalTexts('x', source).map((line) => line.slice(3))).toEqual([
    'Two words',
    'One',
    "'Three'",
    'Four',
  ])
})

it("no view shows a text that isn't in the dictionary", () => {
  expect(files.length).toBeGreaterThan(20)
  expect(files.flatMap((path) => literalTexts(path, readFileSync(join(root, path), 'utf8')))).toEqual([])
})

it('no view touches the clock, the network or the page, or has an effect', () => {
  const outside = /\b(useEffect|useLayoutEffect|setTimeout|setInterval|fetch|localStorage|window|document)\b/
  const wrong = files.filter((path) => outside.test(readFileSync(join(root, path), 'utf8')))
  expect(wrong).toEqual([])
})
