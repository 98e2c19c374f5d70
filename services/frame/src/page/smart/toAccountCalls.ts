import type { AccountCall } from '../vault/evm/AccountCall'
import type { ShownCall } from './CallsForm'

/** Reads the numbers of calls. */
export function toAccountCalls(calls: readonly ShownCall[]): readonly AccountCall[] {
  return calls.map(({ to, value, data }) => ({ to, value: BigInt(value), data }))
}
