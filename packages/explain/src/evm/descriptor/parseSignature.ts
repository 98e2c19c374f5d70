/** A parameter of a function. */
export type Parameter = {
  readonly name: string
  readonly type: string
  readonly components?: readonly Parameter[]
}

/** A function signature with the names of its parameters. */
export type Signature = {
  readonly parameters: readonly Parameter[]
  /** The form that the selector is made of. */
  readonly canonical: string
}

const elementary =
  /^(address|bool|string|bytes([1-9]|[12]\d|3[0-2])?|u?int(8|16|24|32|40|48|56|64|72|80|88|96|1[0-9]{2}|2[0-4]\d|25[0-6])?)$/
/** Deeper and longer than any contract; keeps a hostile descriptor from costing time. */
const deepest = 16

/** Reads `name(type name, (type name) name, …)`; undefined if it's anything else. */
export function parseSignature(text: string): Signature | undefined {
  const [, name, list] = /^\s*([A-Za-z_$][\w$]*)\s*\((.*)\)\s*$/s.exec(text.slice(0, 8192)) ?? []
  const parameters = list === undefined ? undefined : parseList(list, 0)
  return parameters && { parameters, canonical: `${name}(${parameters.map(canonicalType).join(',')})` }
}

function parseList(list: string, depth: number): readonly Parameter[] | undefined {
  if (depth > deepest) return undefined
  const parameters = list.trim() === '' ? [] : splitTop(list).map((one) => parseParameter(one, depth))
  return parameters.every((one) => one !== undefined) ? parameters : undefined
}

/** Splits at the commas outside of brackets. */
function splitTop(list: string): readonly string[] {
  const parts = ['']
  let open = 0
  for (const sign of list) {
    if (sign === '(') open += 1
    if (sign === ')') open -= 1
    if (sign === ',' && open === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts
}

function parseParameter(text: string, depth: number): Parameter | undefined {
  const close = text.lastIndexOf(')')
  if (close >= 0) {
    const open = text.indexOf('(')
    const [, suffix = '', name = ''] = /^((?:\[\d{0,6}\]){0,4})(?:\s+[\w$]+)*?(?:\s+([\w$]+))?\s*$/.exec(
      text.slice(close + 1),
    ) ?? [undefined, '!']
    const components =
      /^\s*(tuple\s*)?$/.test(text.slice(0, open)) && parseList(text.slice(open + 1, close), depth + 1)
    // A tuple of nothing takes no bytes, so a list of them could be endless.
    if (!components || components.length === 0 || suffix === '!') return undefined
    return { name, type: `tuple${suffix}`, components }
  }
  const words = text.trim().split(/\s+/)
  const [, base = '', suffix = ''] = /^(\w+)((?:\[\d{0,6}\]){0,4})$/.exec(words[0] ?? '') ?? []
  if (!elementary.test(base)) return undefined
  const type = `${base === 'uint' || base === 'int' ? `${base}256` : base}${suffix}`
  return { name: words.length > 1 ? (words.at(-1) ?? '') : '', type }
}

function canonicalType({ type, components }: Parameter): string {
  return components ? `(${components.map(canonicalType).join(',')})${type.slice(5)}` : type
}
