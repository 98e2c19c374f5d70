import { fieldsOf, isEvmAddress } from '@latchkey/protocol'
import { readInteger } from '../readInteger'
import type { WalletRequest } from '../WalletRequest'
import type { EvmCall, EvmRequest, TypedData, TypedDataTypes } from './EvmRequest'
import { isBytes } from './isBytes'

/** More than any wallet takes. */
const mostCalls = 100
/** Nodes refuse longer transactions: 128 KB, in hexadecimal. */
const longestData = 2 * 131_072 + 2
/** Longer than any message that is for reading. */
const longestMessage = 1_000_000

/** Reads a request to a wallet; undefined if it signs nothing that can be explained, or isn't valid. */
export function readEvmRequest({ method, params }: WalletRequest): EvmRequest | undefined {
  const list: readonly unknown[] = Array.isArray(params) ? params : []
  const envelope = fieldsOf(list[0])
  if (/^eth_s(end|ign)Transaction$/.test(method)) return readCalls(envelope, [envelope])
  if (method === 'wallet_sendCalls') return readCalls(envelope, envelope.calls)
  if (!/^eth_signTypedData(_v[34])?$/.test(method)) return undefined
  // Some sites put the address first, some last. With two messages, nobody knows which one a wallet signs.
  const [data, ...others] = list.map(readTypedData).filter((one) => one !== undefined)
  if (!data || others.length > 0) return undefined
  return {
    kind: 'typed-data',
    data,
    from: list.find(isEvmAddress),
    chainId: readInteger(data.domain.chainId),
  }
}

function readCalls(
  { from, chainId }: { readonly [name: string]: unknown },
  given: unknown,
): EvmRequest | undefined {
  if (!Array.isArray(given) || given.length === 0 || given.length > mostCalls) return undefined
  const calls = given.map(readCall)
  const delegates = given.flatMap((one) => {
    const { authorizationList } = fieldsOf(one)
    return Array.isArray(authorizationList) ? authorizationList.map(delegateIn) : []
  })
  if (!calls.every((one) => one !== undefined)) return undefined
  return {
    kind: 'calls',
    calls,
    delegates: delegates.filter(isEvmAddress),
    from: isEvmAddress(from) ? from : undefined,
    chainId: readInteger(chainId),
  }
}

function delegateIn(authorization: unknown): unknown {
  const { address, contractAddress } = fieldsOf(authorization)
  return address ?? contractAddress
}

function readCall(given: unknown): EvmCall | undefined {
  const { to, value, data, input, gas, maxFeePerGas, gasPrice, maxPriorityFeePerGas } = fieldsOf(given)
  const bytes = data ?? input ?? '0x'
  const amount = value === undefined || value === '0x' ? 0n : readAmount(value)
  const isTarget = to === undefined || to === null || isEvmAddress(to)
  // With two different calldata, nobody knows which one a wallet sends.
  const isClear = (input ?? bytes) === bytes
  if (!isTarget || !isClear || amount === undefined || !isBytes(bytes) || bytes.length > longestData)
    return undefined
  return {
    to: to ?? undefined,
    value: amount,
    data: bytes.toLowerCase(),
    gas: readAmount(gas),
    maxFeePerGas: readAmount(maxFeePerGas ?? gasPrice),
    maxPriorityFeePerGas: readAmount(maxPriorityFeePerGas),
  }
}

function readAmount(value: unknown): bigint | undefined {
  const number = readInteger(value)
  return number === undefined || number < 0n ? undefined : number
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
