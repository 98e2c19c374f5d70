import { isAddressEqual, isHex } from 'viem'
import { recoverMessageAddress } from 'viem/utils'

/** Whether the signature of a message was made by an account's key, worked out here and not by the wallet. */
export async function verifySignature(signed: {
  readonly address: string
  readonly message: string
  readonly signature: string
}): Promise<boolean> {
  const { address, message, signature } = signed
  if (!isHex(signature) || !isHex(address)) return false
  const signer = await recoverMessageAddress({ message, signature })
  return isAddressEqual(signer, address)
}
