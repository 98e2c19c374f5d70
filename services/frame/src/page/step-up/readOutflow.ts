import { fieldsOf } from '@latchkey/protocol'
import { readQuantity } from '../messages/rpc/readQuantity'
import type { Outflow } from './Outflow'

/** `transfer(address,uint256)` of ERC-20, with exactly its arguments. */
const transfer = /^0xa9059cbb0{24}[0-9a-f]{40}([0-9a-f]{64})$/i

/** The requests that leave everything where it is: texts, which no contract takes as an order. */
const harmless = ['personal_sign', 'solana_signMessage']
/** 32 bytes, which aren't a text: some exchanges take a signed hash as an order. */
const hash = /^0x[0-9a-f]{64}$/i
const sending = ['eth_sendTransaction', 'wallet_sendCalls']

/**
 * Reads from what is signed how much leaves the account: coins of all calls, the highest fee that the account pays, and
 * plain transfers of tokens. Returns nothing for any other request: what it moves can't be told. @throws requestInvalid
 */
export function readOutflow({
  method,
  params,
}: {
  readonly method: string
  readonly params: unknown
}): Outflow | undefined {
  if (harmless.includes(method) && !isHash(params)) return { native: 0n, tokens: [] }
  if (!sending.includes(method) || !Array.isArray(params)) return undefined
  const form = fieldsOf(params[0])
  const calls = Array.isArray(form.calls) ? form.calls.map(fieldsOf) : [form]
  const price = readQuantity(form.maxFeePerGas ?? form.gasPrice, 'maxFeePerGas') ?? 0n
  let native = (readQuantity(form.gas, 'gas') ?? 0n) * price
  const tokens: { address: string; amount: bigint }[] = []
  for (const { to, value, data = '0x' } of calls) {
    native += readQuantity(value, 'value') ?? 0n
    if (data === '0x') continue
    const amount = typeof data === 'string' ? transfer.exec(data)?.[1] : undefined
    if (amount === undefined || typeof to !== 'string') return undefined
    tokens.push({ address: to, amount: BigInt(`0x${amount}`) })
  }
  return { native, tokens }
}

function isHash(params: unknown): boolean {
  return Array.isArray(params) && typeof params[0] === 'string' && hash.test(params[0])
}
