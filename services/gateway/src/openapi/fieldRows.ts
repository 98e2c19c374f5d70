import type { JsonSchema } from './toSchema'

/** A field of a body or an answer. */
export type FieldRow = { readonly name: string; readonly type: string; readonly isOptional: boolean }

/** Flattens the fields of a schema: `data[].name`. */
export function fieldRows(schema: JsonSchema, name = '', isOptional = false): FieldRow[] {
  const inner = withoutNull(schema)
  const own = name ? [{ name, type: typeText(schema), isOptional }] : []
  if (inner.items) return [...own, ...fieldsIn(inner.items, `${name}[]`)]
  return [...own, ...fieldsIn(inner, name)]
}

/** Describes a schema in a word or two. */
export function typeText(schema: JsonSchema): string {
  const inner = withoutNull(schema)
  const orNull = inner === schema ? '' : ' or null'
  if (inner.const !== undefined) return `${JSON.stringify(inner.const)}${orNull}`
  if (inner.enum) return `${inner.enum.map((value) => String(value)).join(' | ')}${orNull}`
  if (inner.items) return `list of ${typeText(inner.items)}${orNull}`
  return `${inner.format ?? inner.type ?? 'anything'}${orNull}`
}

function fieldsIn(schema: JsonSchema, name: string): FieldRow[] {
  const { properties = {}, required = [] } = withoutNull(schema)
  return Object.entries(properties).flatMap(([key, inner]) =>
    fieldRows(inner, name ? `${name}.${key}` : key, !required.includes(key)),
  )
}

function withoutNull(schema: JsonSchema): JsonSchema {
  const others = schema.anyOf?.filter(({ type }) => type !== 'null') ?? []
  return others.length === 1 && others[0] ? others[0] : schema
}
