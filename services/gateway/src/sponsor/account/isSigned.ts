import { recoverAddress, size } from 'viem'
import type { SponsoredOperation } from '../operation/readOperation'

/** Whether the account's own key signed an operation, which is what its contract asks for. */
export async function isSigned({
  hash,
  signature,
  sender,
}: Pick<SponsoredOperation, 'hash' | 'signature' | 'sender'>): Promise<boolean> {
  if (size(signature) !== 65) return false
  try {
    return (await recoverAddress({ hash, signature })).toLowerCase() === sender
  } catch {
    // Not a point on the curve: nobody's signature.
    return false
  }
}
