import type { DataNode } from '../DataNode'
import { decodeText } from '../decodeText'
import type { Parameter } from './parseSignature'

/** Longer lists than this aren't for reading. */
const longestList = 1_000

/**
 * Decodes the arguments of a call; undefined if they don't fit. It's a decoder of our own because offsets can point to
 * the same bytes again and again: a few kilobytes could unpack to gigabytes. Here the work is limited by the length.
 */
export function decodeArguments(parameters: readonly Parameter[], digits: string): DataNode | undefined {
  // Honest calldata is read once, or a little more where an encoder shares its ends.
  let left = digits.length * 4 + 4_096

  const take = (at: number, length: number): string | undefined => {
    left -= length
    return left < 0 || at + length > digits.length ? undefined : digits.slice(at, at + length)
  }
  /** A length or an offset, in digits. */
  const takeSize = (at: number): number | undefined => {
    const size = BigInt(`0x${take(at, 64) ?? 'f'.repeat(8)}`)
    return size <= digits.length ? Number(size) : undefined
  }

  const decodeAll = (members: readonly Parameter[], base: number): readonly DataNode[] | undefined => {
    const nodes: DataNode[] = []
    let head = base
    for (const member of members) {
      const offset = isDynamic(member) ? takeSize(head) : undefined
      if (isDynamic(member) && offset === undefined) return undefined
      const node = decode(member, offset === undefined ? head : base + offset * 2)
      if (!node) return undefined
      nodes.push(node)
      head += wordsOf(member) * 64
    }
    return nodes
  }

  const decode = (parameter: Parameter, at: number): DataNode | undefined => {
    const { type, components } = parameter
    const list = itemOf(parameter)
    if (list) {
      const count = list.count ?? takeSize(at)
      if (count === undefined || count > longestList) return undefined
      const items = decodeAll(Array(count).fill(list.item), list.count === undefined ? at + 64 : at)
      return items && { kind: 'list', items }
    }
    if (components) {
      const nodes = decodeAll(components, at)
      const named = nodes?.map((node, index) => [components[index]?.name || `${index}`, node] as const)
      return named && { kind: 'struct', members: new Map(named) }
    }
    if (type === 'bytes' || type === 'string') {
      const length = takeSize(at)
      const value = length === undefined ? undefined : take(at + 64, length * 2)
      if (value === undefined) return undefined
      return { kind: 'leaf', type, value: type === 'bytes' ? `0x${value}` : decodeText(value) }
    }
    const word = take(at, 64)
    return word === undefined ? undefined : leafOf(type, word)
  }

  return decode({ name: '', type: 'tuple', components: parameters }, 0)
}

function leafOf(type: string, word: string): DataNode | undefined {
  if (type === 'address') return { kind: 'leaf', type, value: `0x${word.slice(24)}` }
  const bytes = /^bytes(\d+)$/.exec(type)?.[1]
  if (bytes !== undefined) return { kind: 'leaf', type, value: `0x${word.slice(0, Number(bytes) * 2)}` }
  const number = BigInt(`0x${word}`)
  if (type === 'bool') return number > 1n ? undefined : { kind: 'leaf', type, value: number === 1n }
  return { kind: 'leaf', type, value: type.startsWith('int') ? BigInt.asIntN(256, number) : number }
}

/** The items of a list, with their number if it's fixed. */
function itemOf({ name, type, components }: Parameter) {
  const [, item, count = ''] = /^(.*)\[(\d*)\]$/.exec(type) ?? []
  if (item === undefined) return undefined
  const one: Parameter = { name, type: item, ...(components ? { components } : {}) }
  return { item: one, count: count === '' ? undefined : Number(count) }
}

function isDynamic({ type, components }: Parameter): boolean {
  return /^(bytes|string)(\[|$)|\[\]/.test(type) || (components?.some(isDynamic) ?? false)
}

/** How many words a value takes where it's listed: one if it's an offset. */
function wordsOf(parameter: Parameter): number {
  if (isDynamic(parameter)) return 1
  const list = itemOf(parameter)
  if (list) return (list.count ?? 0) * wordsOf(list.item)
  return parameter.components?.reduce((sum, one) => sum + wordsOf(one), 0) ?? 1
}
