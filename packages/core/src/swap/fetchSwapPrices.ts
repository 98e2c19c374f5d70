import { getPrice } from '@latchkey/protocol'
import { openGateway } from '../http/openGateway'
import type { Latchkey } from '../Latchkey'
import { swapLearnt } from './transitions'

/** Gets what tokens cost, by their CAIP-10 ids. Only for display: nothing depends on it. Never throws. */
export async function fetchSwapPrices(latchkey: Latchkey, ids: readonly string[]): Promise<void> {
  const { store, logger } = latchkey
  await Promise.all(
    ids.map(async (id) => {
      try {
        const body = { currency: 'usd' as const, addresses: [id] }
        const { fungibles } = await openGateway(latchkey).call(getPrice, { body })
        const price = fungibles[0]?.price ?? 0
        const prices = { ...store.getState().swap?.prices }
        if (price > 0 && Number.isFinite(price)) prices[id] = price
        else delete prices[id]
        store.send(swapLearnt, { prices })
      } catch (cause) {
        logger.info('Could not get a price', cause)
      }
    }),
  )
}
