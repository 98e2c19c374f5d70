import { type Hex, hashMessage, recoverAddress, size } from 'viem'
import { publicKeyToAddress } from 'viem/accounts'

/** How a hash was signed: as a message of EIP-191, as accounts of most versions expect it, or as it is. */
export type SignedForm = 'message' | 'hash'

/** How a key has signed a hash; nothing where it has not. */
export async function signedForm(publicKey: Hex, hash: Hex, signature: Hex): Promise<SignedForm | undefined> {
  if (size(signature) !== 65) return undefined
  const address = publicKeyToAddress(publicKey)
  const isSigned = async (signed: Hex) => {
    try {
      return (await recoverAddress({ hash: signed, signature })) === address
    } catch {
      // No point of the curve: nobody's signature.
      return false
    }
  }
  if (await isSigned(hashMessage({ raw: hash }))) return 'message'
  return (await isSigned(hash)) ? 'hash' : undefined
}
