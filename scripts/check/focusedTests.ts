import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { isTestFile } from '../workspace/isTestFile'
import { listFiles } from '../workspace/listFiles'
import type { Step } from './Step'

const forbidden = new Set(['only', 'skip', 'todo', 'skipIf', 'runIf', 'fails'])
const runners = new Set(['it', 'test', 'describe', 'suite', 'bench', 'context', 'ctx'])
const oldNames = new Set(['xit', 'xtest', 'xdescribe', 'fit', 'fdescribe'])

/** Checks that every test always runs: none is skipped, postponed or focused. */
export const focusedTests: Step = {
  name: 'all tests run',
  async run(root) {
    const tests = (await listFiles(root)).filter(isTestFile)
    const faults = await Promise.all(
      tests.map(async (path) => find(path, await readFile(join(root, path), 'utf8'))),
    )
    return { faults: faults.flat() }
  },
}

function find(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const faults: string[] = []
  const visit = (node: ts.Node): void => {
    const word = focusOf(node)
    if (word)
      faults.push(`${path}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}: ${word}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return faults
}

function focusOf(node: ts.Node): string | null {
  if (ts.isPropertyAccessExpression(node) && forbidden.has(node.name.text) && runners.has(rootName(node))) {
    return `${rootName(node)}.${node.name.text}`
  }
  if (!ts.isCallExpression(node)) return null
  if (ts.isIdentifier(node.expression) && oldNames.has(node.expression.text)) return node.expression.text
  const options = runners.has(rootName(node.expression)) ? node.arguments[1] : undefined
  if (!options || !ts.isObjectLiteralExpression(options)) return null
  const option = options.properties.find(
    ({ name }) => name && ts.isIdentifier(name) && forbidden.has(name.text),
  )
  return option ? `{ ${option.getText()} }` : null
}

function rootName(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return rootName(node.expression)
  return ''
}
