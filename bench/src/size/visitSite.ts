import type { Page } from 'playwright-core'
import { followPage, type Journey } from './followPage'
import type { Visit } from './Visit'

/** Loads a page, opens its dialog, connects its first wallet, shows the account, and returns what each step loaded. */
export function visitSite(
  journey: Journey & {
    /** The wallet to press, by default the first. */
    readonly row?: string
    /** Waits until the account is shown after its button was pressed. */
    showAccount(page: Page): Promise<void>
  },
): Promise<Visit> {
  return followPage(journey, async ({ page, load, open, take }) => {
    await page
      .locator(journey.row ?? '[data-part="wallet-row"]')
      .first()
      .click()
    await page.locator('#root output:not(:empty)').waitFor()
    const connect = await take()
    await journey.showAccount(page)
    return { load, open, connect, account: await take() }
  })
}
