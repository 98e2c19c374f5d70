import ts from 'typescript'

/**
 * One import of a file. `type` imports disappear when compiled, `lazy` ones use `import()`. `specifier` is null
 * when computed.
 */
export type FoundImport = {
  readonly specifier: string | null
  readonly kind: 'value' | 'type' | 'lazy'
  readonly line: number
}

/** Returns everything a TypeScript file imports or re-exports, in order. */
export function readImports(path: string, text: string): FoundImport[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: FoundImport[] = []
  const visit = (node: ts.Node): void => {
    const one = importOf(node)
    if (one)
      found.push({ ...one, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1 })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function importOf(node: ts.Node): Omit<FoundImport, 'line'> | null {
  if (ts.isImportDeclaration(node)) {
    const isType = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    return { specifier: literal(node.moduleSpecifier), kind: isType ? 'type' : 'value' }
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    return { specifier: literal(node.moduleSpecifier), kind: node.isTypeOnly ? 'type' : 'value' }
  }
  if (ts.isImportEqualsDeclaration(node) && ts.isExternalModuleReference(node.moduleReference)) {
    return { specifier: literal(node.moduleReference.expression), kind: node.isTypeOnly ? 'type' : 'value' }
  }
  if (ts.isImportTypeNode(node)) {
    return {
      specifier: ts.isLiteralTypeNode(node.argument) ? literal(node.argument.literal) : null,
      kind: 'type',
    }
  }
  if (ts.isCallExpression(node)) return calledImport(node)
  return null
}

function calledImport(node: ts.CallExpression): Omit<FoundImport, 'line'> | null {
  const specifier = literal(node.arguments[0])
  if (node.expression.kind === ts.SyntaxKind.ImportKeyword) return { specifier, kind: 'lazy' }
  const isRequire = ts.isIdentifier(node.expression) && node.expression.text === 'require'
  return isRequire && specifier !== null ? { specifier, kind: 'value' } : null
}

function literal(node: ts.Node | undefined): string | null {
  return node && ts.isStringLiteralLike(node) ? node.text : null
}
