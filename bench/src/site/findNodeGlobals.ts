import { parseAst } from 'vite'

const nodeGlobals = ['Buffer', 'process', 'global']
const globalObjects = ['globalThis', 'window', 'self']

type Node = { readonly type: string; readonly [part: string]: unknown }

/**
 * Returns the Node globals that a script uses, as variables or on the global object, but not in strings or other
 * names.
 */
export function findNodeGlobals(code: string): readonly string[] {
  const found = new Set<string>()
  const visit = (node: Node) => {
    const name = nameOf(node)
    if (name !== undefined && nodeGlobals.includes(name)) found.add(name)
    for (const [part, value] of Object.entries(node)) {
      if (isMereName(node, part)) continue
      for (const child of [value].flat()) if (isNode(child)) visit(child)
    }
  }
  const tree: unknown = parseAst(code)
  if (isNode(tree)) visit(tree)
  return [...found].sort()
}

function nameOf({ type, name, object, property }: Node): string | undefined {
  if (type === 'Identifier') return String(name)
  if (type !== 'MemberExpression' || !isNode(object) || !isNode(property)) return undefined
  if (object.type !== 'Identifier' || !globalObjects.includes(String(object.name))) return undefined
  return String(property.type === 'Identifier' ? property.name : property.value)
}

/** `b` in `a.b`, `{ b: 1 }`, `class { b() {} }` and in export names. */
function isMereName({ type, computed }: Node, part: string): boolean {
  if (type === 'MemberExpression') return part === 'property' && computed === false
  if (['Property', 'MethodDefinition', 'PropertyDefinition'].includes(type))
    return part === 'key' && computed === false
  return (
    (type === 'ImportSpecifier' && part === 'imported') || (type === 'ExportSpecifier' && part === 'exported')
  )
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
