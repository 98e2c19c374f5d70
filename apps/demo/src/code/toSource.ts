const width = 68

/** Writes a plain value as TypeScript, on one line if it fits. */
export function toSource(value: unknown, depth = 0, before = ''): string {
  if (typeof value === 'string') return quote(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const isList = Array.isArray(value)
  const parts = isList
    ? value.map((entry) => toSource(entry, depth + 1))
    : Object.entries(value).map(([name, entry]) => property(name, entry, depth + 1))
  return join(parts, isList ? '[]' : '{}', { depth, before })
}

/** Writes a property with its value. */
export function property(name: string, value: unknown, depth: number): string {
  const before = `${key(name)}: `
  return before + toSource(value, depth, before)
}

function join(
  parts: readonly string[],
  brackets: '[]' | '{}',
  { depth, before }: { readonly depth: number; readonly before: string },
): string {
  const [start, end] = [brackets.charAt(0), brackets.charAt(1)]
  if (parts.length === 0) return brackets
  const space = brackets === '{}' ? ' ' : ''
  const line = `${start}${space}${parts.join(', ')}${space}${end}`
  if (depth * 2 + before.length + line.length <= width && !line.includes('\n')) return line
  const indent = '  '.repeat(depth)
  return `${start}\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}${end}`
}

function key(name: string): string {
  // Unquoted, this key would set the prototype.
  if (name === '__proto__') return `['__proto__']`
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name)
}

function quote(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${inner}'`
}
