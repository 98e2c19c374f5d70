import { fieldsOf, isEvmAddress } from '@latchkey/protocol'
import { readInteger } from '../readInteger'
import type { WalletRequest } from '../WalletRequest'
import type { EvmRequest, TypedData, TypedDataTypes } from './EvmRequest'

/** Longer than any message that is for reading. */
const longestMessage = 1_000_000

/** Reads a request to sign typed data; undefined if it's another one, or isn't valid. */
export function readTypedRequest({ method, params }: WalletRequest): EvmRequest | undefined {
  if (!/^eth_signTypedData(_v[34])?$/.test(method)) return undefined
  const list: readonly unknown[] = Array.isArray(params) ? params : []
  // Some sites put the address first, some last. With two messages, nobody knows which one a wallet signs.
  const [data, ...others] = list.map(readTypedData).filter((one) => one !== undefined)
  if (!data || others.length > 0) return undefined
  const chainId = readInteger(data.domain.chainId)
  // Nobody knows which network a wallet would read in it.
  if (chainId === undefined && data.domain.chainId !== undefined) return undefined
  return { kind: 'typed-data', data, from: list.find(isEvmAddress), chainId }
}

function readTypedData(given: unknown): TypedData | undefined {
  const { types, primaryType, domain, message } = fieldsOf(parse(given))
  if (typeof primaryType !== 'string' || !areTypes(types) || !Object.hasOwn(types, primaryType))
    return undefined
  const fields = fieldsOf(domain)
  // Members of the domain without a type aren't signed.
  const signed = Object.hasOwn(types, 'EIP712Domain') ? types.EIP712Domain : undefined
  const names = signed?.map(({ name }) => name) ?? Object.keys(fields)
  const own = names.filter((name) => Object.hasOwn(fields, name))
  return { types, primaryType, domain: Object.fromEntries(own.map((name) => [name, fields[name]])), message }
}

function areTypes(value: unknown): value is TypedDataTypes {
  const isMember = (one: unknown) => {
    const { name, type } = fieldsOf(one)
    return typeof name === 'string' && typeof type === 'string'
  }
  const lists = Object.values(fieldsOf(value))
  return lists.length > 0 && lists.every((list) => Array.isArray(list) && list.every(isMember))
}

function parse(given: unknown): unknown {
  try {
    return typeof given === 'string' && given.length <= longestMessage ? JSON.parse(given) : given
  } catch {
    // Addresses and other texts aren't typed data.
    return undefined
  }
}
