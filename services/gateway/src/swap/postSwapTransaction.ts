import type { postSwapTransaction as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'
import { assertSameNetwork } from './assertSameNetwork'
import type { MissingApprovals } from './createMissingApprovals'
import { limitSwaps } from './limitSwaps'
import { quoteApproved } from './quoteApproved'
import { readSwapAsk } from './readSwapAsk'

/** Builds the transaction of the best quote that the account's approvals allow, as existing clients know it. */
export function postSwapTransaction(services: Services, missing: MissingApprovals): Handler<typeof contract> {
  const { swaps } = services
  return async ({ body: { amount, from, to, userAddress, eip155 }, signal, context }) => {
    if (!eip155) throw refusals.invalidParameter({ name: 'eip155', reason: 'required' })
    // A whole percent.
    const slippageBps = Math.round(eip155.slippage * 100)
    const ask = readSwapAsk({ amount, from, to, account: userAddress, slippageBps })
    assertSameNetwork(ask)
    limitSwaps(services, context)
    const { quotes } = await swaps.quote(ask, undefined, signal)
    // The others are prices only: nobody can carry them out.
    const [best, ...others] = quotes.filter(({ steps }) => steps.length > 0)
    if (!best) throw refusals.noSwapRoute()
    const approved = await quoteApproved(swaps, ask, [best, ...others], signal)
    if (!approved) {
      if (best.spender) missing.set(ask.from, userAddress, best.spender)
      throw refusals.invalidParameter({ name: 'from', reason: 'needs an approval first' })
    }
    missing.delete(ask.from, userAddress)
    const { tx, quote } = approved
    const gasPrice = await swaps.gasPrice(tx.chainId, signal)
    const limit = tx.gas ?? quote.gas
    return {
      tx: {
        from: userAddress,
        to: `${tx.chainId}:${tx.to}`,
        data: tx.data,
        amount: tx.value,
        eip155: limit === null ? null : { gas: `${(BigInt(limit) * 110n) / 100n}`, gasPrice: `${gasPrice}` },
      },
    }
  }
}
