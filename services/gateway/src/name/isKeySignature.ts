import { type Hex, recoverMessageAddress } from 'viem'

/** Whether the key of an address signed, and not its contract: a key owns its address on every EVM chain. */
export async function isKeySignature(message: string, signature: string, address: string): Promise<boolean> {
  try {
    return (await recoverMessageAddress({ message, signature: signature as Hex })).toLowerCase() === address
  } catch {
    // Signatures of contracts have any form.
    return false
  }
}
