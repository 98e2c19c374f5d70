import type { postSwapTransaction as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'
import { assertSameNetwork } from './assertSameNetwork'
import { limitSwaps } from './limitSwaps'
import { readSwapAsk } from './readSwapAsk'

/** Builds the transaction of the best quote that the account's approvals allow, as existing clients know it. */
export function postSwapTransaction(services: Services): Handler<typeof contract> {
  const { swaps } = services
  return async ({ body: { amount, from, to, userAddress, eip155 }, signal, context }) => {
    if (!eip155) throw refusals.invalidParameter({ name: 'eip155', reason: 'required' })
    // A whole percent.
    const slippageBps = Math.round(eip155.slippage * 100)
    const ask = readSwapAsk({ amount, from, to, account: userAddress, slippageBps })
    assertSameNetwork(ask)
    limitSwaps(services, context)
    const { quotes } = await swaps.quote(ask, undefined, signal)
    if (quotes.every(({ steps }) => steps.length === 0)) throw refusals.noSwapRoute()
    for (const { steps, gas } of quotes) {
      const [step] = steps
      if (step?.kind !== 'send' || !step.tx || !('data' in step.tx)) continue
      const { tx } = step
      const gasPrice = await swaps.gasPrice(tx.chainId, signal)
      const limit = tx.gas ?? gas
      return {
        tx: {
          from: userAddress,
          to: `${tx.chainId}:${tx.to}`,
          data: tx.data,
          amount: tx.value,
          eip155:
            limit === null ? null : { gas: `${(BigInt(limit) * 110n) / 100n}`, gasPrice: `${gasPrice}` },
        },
      }
    }
    throw refusals.invalidParameter({ name: 'from', reason: 'needs an approval first' })
  }
}
