import { fieldsOf, isEvmAddress } from '@latchkey/protocol'
import type { Parameter } from './descriptor/parseSignature'
import type { TypedDataTypes } from './EvmRequest'
import { readInteger } from './readInteger'

/** A value with its Solidity type, inside the calldata or the message that a descriptor describes. */
export type DataNode =
  | { readonly kind: 'leaf'; readonly type: string; readonly value: bigint | string | boolean }
  | { readonly kind: 'list'; readonly items: readonly DataNode[] }
  | { readonly kind: 'struct'; readonly members: ReadonlyMap<string, DataNode> }

/** Longer lists than this aren't for reading. */
const longestList = 1_000
const deepest = 16

/** Names the members of decoded calldata; undefined if a value doesn't fit its type. */
export function nodeOfArguments(
  parameters: readonly Parameter[],
  values: readonly unknown[],
): DataNode | undefined {
  return structOf(
    parameters.map((one, index) => [one.name || `${index}`, nodeOfParameter(one, values[index])]),
  )
}

function nodeOfParameter({ type, components, name }: Parameter, value: unknown): DataNode | undefined {
  const item = /^(.*)\[\d*\]$/.exec(type)?.[1]
  if (item !== undefined)
    return listOf(value, (one) =>
      nodeOfParameter({ name, type: item, ...(components && { components }) }, one),
    )
  if (!components) return leafOf(type, value)
  const fields = fieldsOf(value)
  // viem gives an object if every member has a name, else an array.
  return structOf(
    components.map((one, index) => [
      one.name || `${index}`,
      nodeOfParameter(one, Array.isArray(value) ? value[index] : fields[one.name]),
    ]),
  )
}

/** Reads a message by its types. Members without a type aren't signed, so they are left out. */
export function nodeOfMessage(
  types: TypedDataTypes,
  type: string,
  value: unknown,
  depth = 0,
): DataNode | undefined {
  if (depth > deepest) return undefined
  const item = /^(.*)\[\d*\]$/.exec(type)?.[1]
  if (item !== undefined) return listOf(value, (one) => nodeOfMessage(types, item, one, depth + 1))
  const members = Object.hasOwn(types, type) ? types[type] : undefined
  if (!members) return leafOf(type, value)
  const fields = fieldsOf(value)
  return structOf(
    members.map(({ name, type: inner }) => [
      name,
      nodeOfMessage(types, inner, Object.hasOwn(fields, name) ? fields[name] : undefined, depth + 1),
    ]),
  )
}

function structOf(members: readonly (readonly [string, DataNode | undefined])[]): DataNode | undefined {
  const found = new Map<string, DataNode>()
  for (const [name, node] of members) {
    if (!node) return undefined
    found.set(name, node)
  }
  return { kind: 'struct', members: found }
}

function listOf(value: unknown, read: (one: unknown) => DataNode | undefined): DataNode | undefined {
  if (!Array.isArray(value) || value.length > longestList) return undefined
  const items = value.map(read)
  return items.every((one) => one !== undefined) ? { kind: 'list', items } : undefined
}

function leafOf(type: string, value: unknown): DataNode | undefined {
  const read = readLeaf(type, value)
  return read === undefined ? undefined : { kind: 'leaf', type, value: read }
}

function readLeaf(type: string, value: unknown): bigint | string | boolean | undefined {
  if (/^u?int/.test(type)) return readInteger(value)
  if (type === 'bool') return typeof value === 'boolean' ? value : undefined
  if (type === 'string') return typeof value === 'string' ? value : undefined
  if (type === 'address') return isEvmAddress(value) ? value : undefined
  if (!type.startsWith('bytes')) return undefined
  return typeof value === 'string' && /^0x([0-9a-f]{2})*$/i.test(value) ? value : undefined
}
