import type { ViewVisit } from '../pages/viewStates'
import { keepOpenness } from './keepOpenness'

/** Fills in the form for buying, unless it is filled: a country, and 100 dollars for the coin of the network. */
export async function fillBuy(visit: ViewVisit): Promise<void> {
  const { page, modal } = visit
  const isFilled = () => page.evaluate(() => window.latchkey?.getState().onramp?.form.amount === '100')
  if (await isFilled()) return
  const part = (name: string) => modal.frame.locator(`[data-part="${name}"]`)
  await keepOpenness(visit, async () => {
    await page.evaluate(() => window.latchkey?.open({ view: 'OnRampProviders' }))
    await modal.expectView('OnRampProviders')
    await part('country').waitFor()
    // No driver but Playwright's picks from a list of the browser's own.
    await part('country').evaluate((list) => {
      if (!(list instanceof HTMLSelectElement)) return
      list.value = 'DE'
      list.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await part('choose-token-to-buy').waitFor()
    await part('amount-input').fill('100')
    await part('vendor-amount').first().waitFor()
  })
}
