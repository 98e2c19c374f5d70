import { type Hex, hashMessage, recoverAddress, size } from 'viem'
import { publicKeyToAddress } from 'viem/accounts'

/** How a hash was signed: as an EIP-191 message, which most accounts expect, or raw. */
export type SignedForm = 'message' | 'hash'

/** Returns how a key signed a hash, or nothing if it didn't. */
export async function signedForm(publicKey: Hex, hash: Hex, signature: Hex): Promise<SignedForm | undefined> {
  if (size(signature) !== 65) return undefined
  const address = publicKeyToAddress(publicKey)
  const isSigned = async (signed: Hex) => {
    try {
      return (await recoverAddress({ hash: signed, signature })) === address
    } catch {
      // Not a point on the curve: nobody's signature.
      return false
    }
  }
  if (await isSigned(hashMessage({ raw: hash }))) return 'message'
  return (await isSigned(hash)) ? 'hash' : undefined
}
