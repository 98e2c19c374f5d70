import { fieldsOf, isEvmAddress } from '@latchkey/protocol'
import { readInteger } from '../readInteger'
import type { TypedDataTypes } from './EvmRequest'
import { isBytes } from './isBytes'

/** A value with its Solidity type, inside the calldata or the message that a descriptor describes. */
export type DataNode =
  | { readonly kind: 'leaf'; readonly type: string; readonly value: bigint | string | boolean }
  | { readonly kind: 'list'; readonly items: readonly DataNode[] }
  | { readonly kind: 'struct'; readonly members: ReadonlyMap<string, DataNode> }

/** Larger and deeper messages than this aren't for reading. */
const mostNodes = 10_000
const deepest = 16

/**
 * Reads a message by its types; undefined if a value doesn't fit its type. Members without a type aren't signed, so
 * they are left out.
 */
export function nodeOfMessage(
  types: TypedDataTypes,
  primaryType: string,
  message: unknown,
): DataNode | undefined {
  let left = mostNodes

  const read = (type: string, value: unknown, depth: number): DataNode | undefined => {
    left -= 1
    if (left < 0 || depth > deepest) return undefined
    const item = /^(.*)\[\d*\]$/.exec(type)?.[1]
    if (item !== undefined) {
      const items = Array.isArray(value)
        ? readAll(
            value.map((one) => [item, one]),
            depth,
          )
        : undefined
      return items && { kind: 'list', items }
    }
    const members = Object.hasOwn(types, type) ? types[type] : undefined
    if (!members) {
      const leaf = readLeaf(type, value)
      return leaf === undefined ? undefined : { kind: 'leaf', type, value: leaf }
    }
    const fields = fieldsOf(value)
    const own = (name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined)
    const nodes = readAll(
      members.map((one) => [one.type, own(one.name)]),
      depth,
    )
    const named = nodes?.map((node, index) => [members[index]?.name ?? '', node] as const)
    return named && { kind: 'struct', members: new Map(named) }
  }

  const readAll = (
    pairs: readonly (readonly [type: string, value: unknown])[],
    depth: number,
  ): readonly DataNode[] | undefined => {
    const nodes: DataNode[] = []
    for (const [type, value] of pairs) {
      const node = read(type, value, depth + 1)
      if (!node) return undefined
      nodes.push(node)
    }
    return nodes
  }

  return read(primaryType, message, 0)
}

function readLeaf(type: string, value: unknown): bigint | string | boolean | undefined {
  const bits = /^u?int(\d{0,3})$/.exec(type)?.[1]
  if (bits !== undefined) {
    const number = readInteger(value)
    // What doesn't fit its type is cut by some wallets and refused by others.
    const cut = type.startsWith('u') ? BigInt.asUintN : BigInt.asIntN
    return number !== undefined && cut(Number(bits || 256), number) === number ? number : undefined
  }
  if (type === 'bool') return typeof value === 'boolean' ? value : undefined
  if (type === 'string') return typeof value === 'string' ? value : undefined
  if (type === 'address') return isEvmAddress(value) ? value : undefined
  return type.startsWith('bytes') && isBytes(value) ? value : undefined
}
