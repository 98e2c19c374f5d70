import { testAccounts } from '@latchkey/testing'
import type { ViewVisit } from '../pages/viewStates'
import { keepOpenness } from './keepOpenness'

/** Fills in the form for sending, unless it is filled: 25 LKD to an account that the holder never sent to. */
export async function fillSend(visit: ViewVisit): Promise<void> {
  const { page, modal } = visit
  const isFilled = () => page.evaluate(() => Boolean(window.latchkey?.getState().send?.form.quote))
  if (await isFilled()) return
  const part = (name: string) => modal.frame.locator(`[data-part="${name}"]`)
  await keepOpenness(visit, async () => {
    await page.evaluate(() => window.latchkey?.open({ view: 'WalletSend' }))
    await modal.expectView('WalletSend')
    await part('receiver-input').fill(testAccounts[5].address)
    await part('choose-token').click()
    await modal.expectView('WalletSendSelectToken')
    await modal.frame.locator('[data-part="token-row"][data-token="LKD"]').first().click()
    await modal.expectView('WalletSend')
    await part('amount-input').fill('25')
    await modal.frame.locator('[data-part="preview-send"]:enabled:not([aria-disabled])').waitFor()
  })
}
