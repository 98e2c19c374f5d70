import { fieldsOf } from '@latchkey/protocol'
import { base64 } from '@scure/base'

/** The largest transaction of any version. */
const longest = 4096

/**
 * The transactions of a request in their wire form: bytes or base64, alone, as `transaction` or `transactions`, or as a
 * list of inputs as the wallet standard has them. None if any of them isn't one.
 */
export function readTransactions(params: unknown): readonly Uint8Array[] {
  const list = listOf(params).map(bytesOf)
  return list.every((one) => one !== undefined) ? list : []
}

function listOf(params: unknown): readonly unknown[] {
  if (isWire(params)) return [params]
  if (Array.isArray(params)) return params.flatMap((one) => (Array.isArray(one) ? [undefined] : listOf(one)))
  const { transactions, transaction } = fieldsOf(params)
  return Array.isArray(transactions) ? transactions : [transaction]
}

function isWire(value: unknown): value is string | Uint8Array {
  return typeof value === 'string' || value instanceof Uint8Array
}

function bytesOf(value: unknown): Uint8Array | undefined {
  try {
    const bytes = typeof value === 'string' ? base64.decode(value) : value
    return bytes instanceof Uint8Array && bytes.length > 0 && bytes.length <= longest ? bytes : undefined
  } catch {
    // It isn't a transaction, so nobody knows what it is.
    return undefined
  }
}
