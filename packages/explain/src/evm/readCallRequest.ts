import { fieldsOf, isEvmAddress } from '@latchkey/protocol'
import { readInteger } from '../readInteger'
import type { WalletRequest } from '../WalletRequest'
import type { EvmCall, EvmRequest } from './EvmRequest'
import { isBytes } from './isBytes'

/** More than any wallet takes. */
const mostCalls = 100
/** Nodes refuse longer transactions: 128 KB, in hexadecimal. */
const longestData = 2 * 131_072 + 2

/** Reads a request for one call or several; undefined if it's another one, or isn't valid. */
export function readCallRequest({ method, params }: WalletRequest): EvmRequest | undefined {
  const list: readonly unknown[] = Array.isArray(params) ? params : []
  const envelope = fieldsOf(list[0])
  if (/^eth_s(end|ign)Transaction$/.test(method)) return readCalls(envelope, [envelope])
  return method === 'wallet_sendCalls' ? readCalls(envelope, envelope.calls) : undefined
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
  // A delegate that can't be read is still one.
  if (!calls.every((one) => one !== undefined) || !delegates.every(isEvmAddress)) return undefined
  return {
    kind: 'calls',
    calls,
    delegates,
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
    // Of the older price, all above the base fee goes to the miner.
    maxPriorityFeePerGas: readAmount(maxPriorityFeePerGas ?? gasPrice),
  }
}

function readAmount(value: unknown): bigint | undefined {
  const number = readInteger(value)
  return number === undefined || number < 0n ? undefined : number
}
