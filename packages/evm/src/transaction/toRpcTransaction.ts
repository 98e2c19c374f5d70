import type { TransactionRequest } from '@latchkey/core'
import { invalidRequest, isEvmAddress, isSameAddress } from '@latchkey/protocol'
import { toHex } from '../wallet/toHex'
import { isBytes } from './isBytes'

const amounts: ReadonlySet<string> = new Set(
  'value gas gasPrice maxFeePerGas maxPriorityFeePerGas nonce'.split(' '),
)
const fields: ReadonlySet<string> = new Set([
  ...amounts,
  ...'from to data input chainId type accessList'.split(' '),
])

/**
 * A transaction in JSON-RPC form: numbers in hexadecimal, without unset fields. @throws invalidNumber, invalidRequest
 */
export function toRpcTransaction(
  from: string,
  transaction: TransactionRequest,
): Readonly<Record<string, string>> {
  assertFields(transaction)
  assertSender(from, transaction)
  assertCall(transaction)
  const entries = Object.entries({ ...transaction, from }).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [[name, typeof value === 'bigint' || amounts.has(name) ? toQuantity(name, value) : value] as const],
  )
  return Object.fromEntries(entries)
}

/** A wallet ignores what it doesn't know. It would send `amount` as nothing, and `gasLimit` without a limit. */
function assertFields(transaction: TransactionRequest): void {
  const unknown = Object.keys(transaction).find((name) => !fields.has(name))
  if (unknown !== undefined)
    throw invalidRequest({ reason: `a transaction has no ${unknown}. It has ${[...fields].join(', ')}` })
}

/** A site may name the account it built the transaction for. Another one's nonce, permit or claim would be worth nothing. */
function assertSender(
  active: string,
  { from = active }: TransactionRequest & { readonly from?: unknown },
): void {
  if (typeof from !== 'string' || !isSameAddress('eip155', from, active))
    throw invalidRequest({ reason: `from is ${from}, but the active account is ${active}` })
}

/** Plain JavaScript may leave out `to` by mistake, and a wallet would create a contract that keeps the amount for good. */
function assertCall(transaction: TransactionRequest): void {
  const { to, data, input = data }: TransactionRequest & { readonly input?: unknown } = transaction
  for (const bytes of [data, input])
    if (bytes !== undefined && !isBytes(bytes))
      throw invalidRequest({ reason: 'data is not 0x and hexadecimal bytes' })
  // Which of the two counts is up to the wallet.
  if (data !== undefined && data !== input) throw invalidRequest({ reason: 'data and input differ' })
  const createsContract = to === undefined && input !== undefined && input !== '0x'
  if (!createsContract && !isEvmAddress(to))
    throw invalidRequest({ reason: `to is not an address: ${to}. A name has to be resolved first` })
}

/** Plain JavaScript may pass text, and a wallet would read its digits as hexadecimal: a far larger amount. */
function toQuantity(name: string, value: unknown): string {
  if (typeof value === 'bigint' || typeof value === 'number') return toHex(value)
  if (typeof value === 'string' && /^0x[\da-f]{1,64}$/i.test(value)) return value
  throw invalidRequest({ reason: `${name} is not a bigint: ${value}` })
}
