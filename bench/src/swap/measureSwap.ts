import { createSwapBench } from '@latchkey/gateway/testing/createSwapBench'
import type { SwapTimes } from './swapReport'

/**
 * Asks for quotes on the real contracts of Uniswap, in turn with a bare `eth_call`, and measures each from the question to
 * the offer.
 */
export async function measureSwap(rounds: number): Promise<SwapTimes> {
  const { kinds, stop } = await createSwapBench()
  try {
    const times = Object.fromEntries(Object.keys(kinds).map((what): [string, number[]] => [what, []]))
    // The first rounds load code and warm the node.
    for (let round = -5; round < rounds; round += 1)
      for (const [what, run] of Object.entries(kinds)) {
        const start = performance.now()
        await run()
        if (round >= 0) times[what]?.push(performance.now() - start)
      }
    return times
  } finally {
    await stop()
  }
}
