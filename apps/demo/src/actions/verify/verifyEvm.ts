import { isAddressEqual, isHex } from 'viem'
import { recoverMessageAddress } from 'viem/utils'
import type { Signed } from './Signed'

/** Recovers the signer with viem and compares it with the account. */
export async function verifyEvm({ address, message, signature }: Signed): Promise<boolean> {
  if (!isHex(signature) || !isHex(address)) return false
  const signer = await recoverMessageAddress({ message, signature })
  return isAddressEqual(signer, address)
}
