import { fieldsOf } from '@latchkey/protocol'

/** A call or an event: the pallet, its name and what it carries. */
export type Variant = { readonly pallet: string; readonly name: string; readonly fields: Fields }
export type Fields = { readonly [name: string]: unknown }

/** Reads a decoded call or event; undefined if it's anything else. */
export function variantOf(decoded: unknown): Variant | undefined {
  const { type: pallet, value } = fieldsOf(decoded)
  const { type: name, value: inner } = fieldsOf(value)
  return typeof pallet === 'string' && typeof name === 'string'
    ? { pallet, name, fields: fieldsOf(inner) }
    : undefined
}
