import { type Hex, size } from 'viem'
import type { SponsoredOperation } from './readOperation'

const transaction = 21_000n
/** EIP-7623 charges at least this much per byte of data that isn't zero. */
const perByte = 40n
/** EIP-7702. */
const perAuthorization = 25_000n
/** What the EntryPoint itself needs around validation and calls. */
const entryPoint = 60_000n

/** Returns the gas limit of the transaction that carries an operation: what it may cost at most. */
export function gasOf(
  { callGasLimit, verificationGasLimit }: Pick<SponsoredOperation, 'callGasLimit' | 'verificationGasLimit'>,
  data: Hex,
  hasAuthorization: boolean,
): bigint {
  // A call passes on 63/64 of its gas, and the EntryPoint makes two of them, one in the other.
  const calls = (callGasLimit * 66n) / 64n
  const authorization = hasAuthorization ? perAuthorization : 0n
  return (
    transaction + BigInt(size(data)) * perByte + authorization + verificationGasLimit + calls + entryPoint
  )
}
