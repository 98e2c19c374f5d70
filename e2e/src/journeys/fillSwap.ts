import type { ViewVisit } from '../pages/viewStates'
import { keepOpenness } from './keepOpenness'

/** Fills in the form for swaps, unless it is filled: 100 LKD for ether, which takes an approval and a swap. */
export async function fillSwap(visit: ViewVisit): Promise<void> {
  const { page, modal } = visit
  const isFilled = () => page.evaluate(() => Boolean(window.latchkey?.getState().swap?.form.to))
  if (await isFilled()) return
  const choose = async (side: 'pay' | 'get', symbol: string) => {
    await modal.frame.locator(`[data-part="swap-${side}"] [data-part="choose-token"]`).click()
    await modal.expectView('SwapSelectToken')
    await modal.frame.locator(`[data-part="token-row"][data-token="${symbol}"]`).first().click()
    await modal.expectView('Swap')
  }
  await keepOpenness(visit, async () => {
    await page.evaluate(() => window.latchkey?.open({ view: 'Swap' }))
    await modal.expectView('Swap')
    await choose('pay', 'LKD')
    await choose('get', 'ETH')
    await modal.frame.locator('[data-part="swap-pay"] [data-part="amount-input"]').fill('100')
  })
}
