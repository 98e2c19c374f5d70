import type { TransactionRequest } from '@latchkey/core'
import { toHex } from '../wallet/toHex'

/** A transaction in JSON-RPC form: numbers in hexadecimal, without unset fields. @throws invalidNumber */
export function toRpcTransaction(
  from: string,
  transaction: TransactionRequest,
): Readonly<Record<string, string>> {
  const entries = Object.entries({ ...transaction, from }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, typeof value === 'bigint' ? toHex(value) : value] as const],
  )
  return Object.fromEntries(entries)
}
