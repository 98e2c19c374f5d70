import type { Page } from 'playwright-core'
import { followPage, type Journey } from './followPage'
import type { Visit } from './Visit'

/** Loads a page, opens its dialog, connects its first wallet and looks at the account, and tells what each step loaded. */
export function visitSite(
  journey: Journey & {
    /** Which wallet is pressed; the first unless told. */
    readonly row?: string
    /** Waits until the account is there to be read, after its button was pressed. */
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
