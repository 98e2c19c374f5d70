import { fieldsOf, fromBaseUnits } from '@latchkey/protocol'
import { getAddress } from 'viem'
import { readInteger } from '../../readInteger'
import type { TokenFacts } from '../../TokenFacts'
import type { DataNode } from '../DataNode'
import type { DescriptorField } from './Descriptor'
import type { Lookups } from './Lookups'
import { leafOfConstant, resolveConstant, resolvePath, type Scope } from './resolvePath'

/** Where a field is formatted: its scope, its place in a list and what may be asked. */
export type FieldPlace = {
  readonly scope: Scope
  readonly chainId: number
  /** Where paths without a prefix start. */
  readonly from: DataNode
  /** The position in the list that the field repeats over. */
  readonly index: number
  readonly lookups: Lookups
}

type Params = NonNullable<DescriptorField['params']>
type Leaf = Extract<DataNode, { kind: 'leaf' }>
type Formatter = (leaf: Leaf, params: Params, place: FieldPlace) => string | undefined

/** Writes a value the way its field asks for; plainly if the format can't be applied to it. */
export function formatValue(
  node: DataNode,
  { format = 'raw', params = {} }: DescriptorField,
  place: FieldPlace,
): string {
  if (node.kind === 'list')
    return node.items.map((one) => formatValue(one, { format, params }, place)).join(', ')
  if (node.kind === 'struct')
    return [...node.members.values()].map((one) => formatValue(one, {}, place)).join(', ')
  const formatter = Object.hasOwn(formatters, format) ? formatters[format] : undefined
  return formatter?.(node, params, place) ?? writeRaw(node)
}

/** Writes a value as its type does. */
function writeRaw({ type, value }: Leaf): string {
  return type === 'address' ? getAddress(`${value}`) : `${value}`
}

/** The integer in a leaf; bytes count as a number. */
export function integerOf({ value }: Leaf): bigint | undefined {
  return readInteger(value === '0x' ? 0n : value)
}

/** The address in a leaf: packed into a number or into longer bytes, it's the last 20. */
export function addressOf(node: DataNode | undefined): string | undefined {
  if (node?.kind !== 'leaf' || typeof node.value === 'boolean') return undefined
  const digits =
    typeof node.value === 'bigint' ? BigInt.asUintN(160, node.value).toString(16) : node.value.slice(2)
  if (typeof node.value === 'string' && !/^0x[0-9a-f]+$/i.test(node.value)) return undefined
  return getAddress(`0x${digits.slice(-40).padStart(40, '0').toLowerCase()}`)
}

/** Reads a parameter given as a constant (`name`), a reference to one (`$.…`), a map or a path (`namePath`). */
export function readParam(params: Params, name: string, place: FieldPlace): DataNode | undefined {
  const path = params[`${name}Path`]
  if (typeof path === 'string') return pick(resolvePath(place.scope, path, place.from), place.index)
  return leafOfConstant(constantOf(params[name], place))
}

function constantOf(value: unknown, place: FieldPlace): unknown {
  const { scope, from, index } = place
  if (typeof value === 'string' && value.startsWith('$.')) return resolveConstant(scope.descriptor, value)
  const { map, keyPath } = fieldsOf(value)
  if (typeof map !== 'string' || typeof keyPath !== 'string') return value
  const key = pick(resolvePath(scope, keyPath, from), index)
  const values = fieldsOf(fieldsOf(resolveConstant(scope.descriptor, map)).values)
  return key?.kind === 'leaf' && Object.hasOwn(values, `${key.value}`) ? values[`${key.value}`] : undefined
}

function pick(nodes: readonly DataNode[], index: number): DataNode | undefined {
  return nodes.length === 1 ? nodes[0] : nodes[index]
}

/** The addresses that a parameter lists, in lower case. */
function addressesIn(value: unknown, place: FieldPlace): readonly string[] {
  return [value].flat().flatMap((one) => {
    const constant = constantOf(one, place)
    return typeof constant === 'string' ? [constant.toLowerCase()] : []
  })
}

function chainOf(params: Params, place: FieldPlace): number {
  const node = readParam(params, 'chainId', place)
  const given = node?.kind === 'leaf' ? integerOf(node) : undefined
  return given === undefined ? place.chainId : Number(given)
}

function writeAmount(amount: bigint, facts: TokenFacts | undefined): string {
  return facts ? `${fromBaseUnits(amount, facts.decimals)} ${facts.symbol}` : `${amount}`
}

function twoDigits(value: bigint): string {
  return `${value}`.padStart(2, '0')
}

function writeDate(seconds: bigint): string | undefined {
  const date = new Date(Number(seconds) * 1000)
  // Past the last date that exists, the number says more.
  return Number.isNaN(date.getTime())
    ? undefined
    : date
        .toISOString()
        .replace('T', ' ')
        .replace(/\.\d+Z$/, 'Z')
}

const prefixes = ['', 'k', 'M', 'G', 'T', 'P', 'E']

const formatters: { readonly [format: string]: Formatter } = {
  amount(leaf, _, { chainId, lookups }) {
    const amount = integerOf(leaf)
    return amount === undefined ? undefined : writeAmount(amount, lookups.coinOf?.(chainId))
  },

  tokenAmount(leaf, params, place) {
    const amount = integerOf(leaf)
    if (amount === undefined) return undefined
    const chainId = chainOf(params, place)
    const token = addressOf(readParam(params, 'token', place))
    const isNative = addressesIn(params.nativeCurrencyAddress, place).includes(token?.toLowerCase() ?? '')
    const facts = isNative
      ? place.lookups.coinOf?.(chainId)
      : token && place.lookups.tokenOf?.(chainId, token)
    const threshold = readInteger(constantOf(params.threshold, place))
    if (threshold === undefined || amount < threshold) return writeAmount(amount, facts || undefined)
    const message = constantOf(params.message, place) ?? 'Unlimited'
    return facts ? `${message} ${facts.symbol}` : `${message}`
  },

  tokenTicker(leaf, params, place) {
    const token = addressOf(leaf)
    return token && place.lookups.tokenOf?.(chainOf(params, place), token)?.symbol
  },

  addressName(leaf, params, place) {
    const address = addressOf(leaf)
    if (!address) return undefined
    if (addressesIn(params.senderAddress, place).includes(address.toLowerCase())) return 'Sender'
    const sources = Array.isArray(params.sources) ? params.sources.map(String) : undefined
    return place.lookups.nameOf?.(place.chainId, address, sources) ?? address
  },

  nftName(leaf, params, place) {
    const id = integerOf(leaf)
    const collection = addressOf(readParam(params, 'collection', place))
    const name = collection && place.lookups.collectionOf?.(place.chainId, collection)
    return name && id !== undefined ? `${name} #${id}` : undefined
  },

  date(leaf, { encoding }, { chainId, lookups }) {
    const value = integerOf(leaf)
    if (value === undefined) return undefined
    if (encoding !== 'blockheight') return writeDate(value)
    const time = lookups.timeOf?.(chainId, value)
    return time === undefined ? undefined : writeDate(BigInt(time))
  },

  duration(leaf) {
    const seconds = integerOf(leaf)
    if (seconds === undefined || seconds < 0n) return undefined
    return `${twoDigits(seconds / 3600n)}:${twoDigits((seconds / 60n) % 60n)}:${twoDigits(seconds % 60n)}`
  },

  unit(leaf, { base, decimals, prefix }, place) {
    const value = integerOf(leaf)
    if (value === undefined) return undefined
    const places = Number.isInteger(decimals) ? Math.min(Math.max(Number(decimals), 0), 77) : 0
    const symbol = constantOf(base, place) ?? ''
    if (prefix !== true) return `${fromBaseUnits(value, places)}${symbol}`
    const size = `${value < 0n ? -value : value}`.length - places - 1
    const step = Math.max(0, Math.min(prefixes.length - 1, Math.floor(size / 3)))
    return `${fromBaseUnits(value, places + step * 3)}${prefixes[step]}${symbol}`
  },

  enum(leaf, { $ref }, { scope }) {
    const values = typeof $ref === 'string' ? fieldsOf(resolveConstant(scope.descriptor, $ref)) : {}
    // Bytes are looked up by their number, `true` is also written `True`.
    const keys = [`${leaf.value}`.toLowerCase(), `${integerOf(leaf)}`]
    const value = Object.entries(values).find(([key]) => keys.includes(key.toLowerCase()))?.[1]
    return typeof value === 'string' ? value : undefined
  },
}
