import type { Latchkey } from '@latchkey/core'
import { withTimeLimit } from '@latchkey/protocol'

/** wagmi waits for the answer before each request. */
const limitMs = 1_000

/**
 * Asks the wallet itself which chain it is on: one that changed it without an event would otherwise get what was meant
 * for another. Null if it gives no answer.
 */
export async function askChainId(latchkey: Latchkey): Promise<number | null> {
  try {
    const provider = await latchkey.getProvider('eip155')
    const answer = await withTimeLimit(provider?.request({ method: 'eth_chainId' }), limitMs)
    const chainId = typeof answer === 'string' || typeof answer === 'number' ? Number(answer) : 0
    return Number.isSafeInteger(chainId) && chainId > 0 ? chainId : null
  } catch {
    // What is known about the wallet counts then.
    return null
  }
}
