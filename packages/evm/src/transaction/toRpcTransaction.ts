import type { TransactionRequest } from '@latchkey/core'
import { invalidRequest } from '@latchkey/protocol'
import { toHex } from '../wallet/toHex'

const amounts: ReadonlySet<string> = new Set(
  'value gas gasLimit gasPrice maxFeePerGas maxPriorityFeePerGas nonce'.split(' '),
)

/**
 * A transaction in JSON-RPC form: numbers in hexadecimal, without unset fields. @throws invalidNumber, invalidRequest
 */
export function toRpcTransaction(
  from: string,
  transaction: TransactionRequest,
): Readonly<Record<string, string>> {
  const entries = Object.entries({ ...transaction, from }).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [[name, typeof value === 'bigint' || amounts.has(name) ? toQuantity(name, value) : value] as const],
  )
  return Object.fromEntries(entries)
}

/** Plain JavaScript may pass text, and a wallet would read its digits as hexadecimal: a far larger amount. */
function toQuantity(name: string, value: unknown): string {
  if (typeof value === 'bigint' || typeof value === 'number') return toHex(value)
  if (typeof value === 'string' && /^0x[\da-f]{1,64}$/i.test(value)) return value
  throw invalidRequest({ reason: `${name} is not a bigint: ${value}` })
}
