import { fieldsOf } from '@latchkey/protocol'
import type { DataNode } from '../DataNode'
import type { Descriptor } from './Descriptor'

/** What the paths of a descriptor lead through. */
export type Scope = {
  /** The calldata or the message: `#.` or no prefix. */
  readonly data: DataNode
  /** The transaction: `@.`. */
  readonly container: { readonly [name: string]: DataNode }
  /** The descriptor itself: `$.`. */
  readonly descriptor: Descriptor
}

/** Splits a path into its steps; a slice or an index is one step. */
function stepsOf(path: string): readonly string[] {
  return path.split('.').filter((step) => step !== '')
}

/**
 * Finds what a path leads to: one node, or one for each element where the path has `[]`. Empty if it leads nowhere.
 * `from` is where paths without a prefix start.
 */
export function resolvePath(scope: Scope, path: string, from: DataNode = scope.data): readonly DataNode[] {
  const [root, ...rest] = stepsOf(path.slice(0, 512))
  if (root === '$') {
    const constant = leafOfConstant(resolveConstant(scope.descriptor, path))
    return constant ? [constant] : []
  }
  if (root === '@') {
    const [name = '', ...further] = rest
    const start = Object.hasOwn(scope.container, name) ? scope.container[name] : undefined
    return start ? walk(start, further) : []
  }
  if (root === '#') return walk(scope.data, rest)
  return root === undefined ? [] : walk(from, [root, ...rest])
}

/** Finds a value of the descriptor itself by a path such as `$.metadata.constants.max`. */
export function resolveConstant(descriptor: Descriptor, path: string): unknown {
  return stepsOf(path)
    .slice(1)
    .reduce<unknown>((value, step) => {
      const fields = fieldsOf(value)
      return Object.hasOwn(fields, step) ? fields[step] : undefined
    }, descriptor)
}

/** Makes a value of the descriptor a node, by how it's written. */
export function leafOfConstant(value: unknown): DataNode | undefined {
  if (typeof value === 'string')
    return { kind: 'leaf', type: /^0x[0-9a-f]{40}$/i.test(value) ? 'address' : 'string', value }
  if (typeof value === 'boolean') return { kind: 'leaf', type: 'bool', value }
  return Number.isSafeInteger(value)
    ? { kind: 'leaf', type: 'int256', value: BigInt(Number(value)) }
    : undefined
}

function walk(start: DataNode, steps: readonly string[]): readonly DataNode[] {
  return steps.reduce<readonly DataNode[]>(
    (nodes, step) => nodes.flatMap((node) => take(node, step)),
    [start],
  )
}

function take(node: DataNode, step: string): readonly DataNode[] {
  const [, index] = /^\[(-?\d{1,9})\]$/.exec(step) ?? []
  const slice = /^\[(-?\d{1,9})?:(-?\d{1,9})?\]$/.exec(step)
  if (node.kind === 'struct') {
    const member = node.members.get(step)
    return member ? [member] : []
  }
  if (node.kind === 'list') {
    if (step === '[]') return node.items
    if (slice) return node.items.slice(bound(slice[1]), bound(slice[2]))
    const item = index === undefined ? undefined : node.items.at(Number(index))
    return item ? [item] : []
  }
  if (slice) return cut(node, bound(slice[1]), bound(slice[2]))
  // Some descriptors give the bytes of a text one by one, or mark a single value as a list.
  return step === '[]' ? [node] : []
}

function bound(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text)
}

/** Cuts bytes out of a value: an address is often packed into a larger number. */
function cut(
  { type, value }: DataNode & { kind: 'leaf' },
  start: number | undefined,
  end: number | undefined,
): readonly DataNode[] {
  if (typeof value === 'boolean' || type === 'string') return []
  const digits =
    typeof value === 'string' ? value.slice(2) : BigInt.asUintN(256, value).toString(16).padStart(64, '0')
  const bytes = digits.match(/../g) ?? []
  return [{ kind: 'leaf', type: 'bytes', value: `0x${bytes.slice(start, end).join('')}` }]
}
