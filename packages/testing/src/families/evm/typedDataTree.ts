import { showText } from '../showText'
import type { TreeNode } from '../Task'

type Types = { readonly [name: string]: readonly { readonly name: string; readonly type: string }[] }

/** Typed data by its types. Fields without a type aren't signed, so they aren't shown. */
export function typedDataTree(types: Types, type: string, value: unknown): readonly TreeNode[] {
  const fields = Object.hasOwn(types, type) ? (types[type] ?? []) : []
  return fields.map((field) => nodeOf(types, field.name, field.type, memberOf(value, field.name)))
}

function nodeOf(types: Types, name: string, type: string, value: unknown): TreeNode {
  const shown = showText(name)
  const [, item] = /^(.*)\[\d*\]$/.exec(type) ?? []
  if (item !== undefined && Array.isArray(value))
    return { name: shown, value: value.map((one, index) => nodeOf(types, String(index), item, one)) }
  if (Object.hasOwn(types, type)) return { name: shown, value: typedDataTree(types, type, value) }
  return { name: shown, value: showText(String(value)) }
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined
}
