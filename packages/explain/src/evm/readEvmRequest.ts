import { fieldsOf, isEvmAddress } from '@latchkey/protocol'
import type { EvmCall, EvmRequest, TypedData, TypedDataTypes } from './EvmRequest'
import { readInteger } from './readInteger'

/** A JSON-RPC request to a wallet. */
export type WalletRequest = { readonly method: string; readonly params: unknown }

/** More than any wallet takes. */
const mostCalls = 100

/** Reads a request to a wallet; undefined if it signs nothing that can be explained, or isn't valid. */
export function readEvmRequest({ method, params }: WalletRequest): EvmRequest | undefined {
  const list: readonly unknown[] = Array.isArray(params) ? params : []
  if (method === 'eth_sendTransaction' || method === 'eth_signTransaction') return readTransaction(list[0])
  if (method === 'wallet_sendCalls') return readBatch(list[0])
  if (!/^eth_signTypedData(_v[34])?$/.test(method)) return undefined
  // Some wallets take the address first, some last.
  const data = list.map(readTypedData).find((one) => one !== undefined)
  return data && { kind: 'typed-data', data }
}

function readTransaction(given: unknown): EvmRequest | undefined {
  const call = readCall(given)
  if (!call) return undefined
  const { authorizationList } = fieldsOf(given)
  const delegates = Array.isArray(authorizationList)
    ? authorizationList.slice(0, mostCalls).map((one) => {
        const { address, contractAddress } = fieldsOf(one)
        return `${address ?? contractAddress}`
      })
    : []
  return { kind: 'calls', isBatch: false, calls: [call], delegates: delegates.filter(isEvmAddress) }
}

function readBatch(given: unknown): EvmRequest | undefined {
  const { calls } = fieldsOf(given)
  if (!Array.isArray(calls) || calls.length === 0 || calls.length > mostCalls) return undefined
  const read = calls.map(readCall)
  if (!read.every((one) => one !== undefined)) return undefined
  return { kind: 'calls', isBatch: true, calls: read, delegates: [] }
}

function readCall(given: unknown): EvmCall | undefined {
  const { to, value = 0n, data, input, gas, maxFeePerGas, gasPrice, maxPriorityFeePerGas } = fieldsOf(given)
  const bytes = data ?? input ?? '0x'
  const amount = readInteger(value === '0x' ? 0n : value)
  const isTarget = to === undefined || to === null || isEvmAddress(to)
  if (!isTarget || amount === undefined || amount < 0n) return undefined
  if (typeof bytes !== 'string' || !/^0x([0-9a-f]{2})*$/i.test(bytes)) return undefined
  const limits = { gas, maxFeePerGas: maxFeePerGas ?? gasPrice, maxPriorityFeePerGas }
  const numbers = Object.entries(limits).flatMap(([name, one]) => {
    const number = readInteger(one)
    return number === undefined || number < 0n ? [] : [[name, number]]
  })
  return {
    ...(isEvmAddress(to) ? { to } : {}),
    value: amount,
    data: bytes.toLowerCase(),
    ...Object.fromEntries(numbers),
  }
}

function readTypedData(given: unknown): TypedData | undefined {
  const {
    types,
    primaryType,
    domain = {},
    message,
  } = fieldsOf(typeof given === 'string' ? parse(given) : given)
  if (typeof primaryType !== 'string' || !areTypes(types) || !Object.hasOwn(types, primaryType))
    return undefined
  const given712 = fieldsOf(domain)
  // Members of the domain without a type aren't signed.
  const typed = Object.hasOwn(types, 'EIP712Domain') ? types.EIP712Domain : undefined
  const signed = typed?.map(({ name }) => name) ?? Object.keys(given712)
  const own = signed.filter((name) => Object.hasOwn(given712, name)).map((name) => [name, given712[name]])
  return { types, primaryType, domain: Object.fromEntries(own), message }
}

function areTypes(value: unknown): value is TypedDataTypes {
  const lists = Object.values(fieldsOf(value))
  return (
    lists.length > 0 &&
    lists.every(
      (list) =>
        Array.isArray(list) &&
        list.every((one) => {
          const { name, type } = fieldsOf(one)
          return typeof name === 'string' && typeof type === 'string'
        }),
    )
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Addresses and other texts aren't typed data.
    return undefined
  }
}
