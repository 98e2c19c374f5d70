import ts from 'typescript'

const runners = new Set(['it', 'test', 'describe'])

/** Returns the requirement numbers in a test file's titles: `it('[NAV-4] …')`, `describe`, `.each` and templates. */
export function readTitles(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const numbers = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && runners.has(rootName(node.expression))) {
      for (const match of titleOf(node).matchAll(/\[([A-Z]{2,5}-\d+)\]/g)) if (match[1]) numbers.add(match[1])
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return [...numbers]
}

function titleOf(call: ts.CallExpression): string {
  const [first] = call.arguments
  return first && (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first)) ? first.getText() : ''
}

function rootName(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return rootName(node.expression)
  return ts.isTaggedTemplateExpression(node) ? rootName(node.tag) : ''
}
