import { toQuantity } from '../messages/rpc/readQuantity'
import { signedRefused } from './errors'

/** Returns the key of the nonce of an operation that the visitor signed before it was refused, or nothing if none was. */
export function cancelledKey(refused: unknown): `0x${string}` | undefined {
  return signedRefused.is(refused) ? toQuantity(BigInt(refused.values.nonce) >> 64n) : undefined
}
