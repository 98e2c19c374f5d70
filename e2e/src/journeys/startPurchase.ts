import { expect } from 'vitest'
import type { ViewVisit } from '../pages/viewStates'
import { fillBuy } from './fillBuy'

/**
 * Orders from the vendor, as a press on its row does. The view of a purchase forgets it when it closes, so this asks the
 * instance. Nobody pays, so the purchase stays as it is.
 */
export async function startPurchase(visit: ViewVisit, { isBlocked = false } = {}): Promise<void> {
  await fillBuy(visit)
  const start = (isWindowBlocked: boolean) =>
    window.latchkey?.live.onramp?.actions?.start(
      'stand-in',
      isWindowBlocked ? null : { go: () => undefined, close: () => undefined },
    )
  await visit.page.evaluate(start, isBlocked)
  const link = () => visit.page.evaluate(() => window.latchkey?.getState().onramp?.url ?? '')
  await expect.poll(link).toMatch(/^http/)
}
