import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Visit } from './openVisit'

const patience = { timeout: 30_000 }

/** What a visitor does to buy something. */
export function buyOf({ page, modal, demo }: Pick<Visit, 'page' | 'modal' | 'demo'>) {
  const part = (name: string) => modal.frame.locator(`[data-part="${name}"]`)
  const row = modal.frame.locator('[data-vendor="stand-in"]:enabled')
  const buy = {
    part,
    /** Opens the form from the account. */
    async open(): Promise<void> {
      await demo.entry.click()
      await modal.expectView('Account')
      await part('onramp').click()
      await modal.expectView('OnRampProviders')
    },
    /** Fills in the form; nobody knows the country of a visitor to this gateway. */
    async fill({ amount, country = 'DE', symbol = 'ETH' }: Wish): Promise<void> {
      await part('country').selectOption(country)
      await part('choose-token-to-buy').click()
      await modal.expectView('OnRampTokenSelect')
      await modal.frame.locator(`[data-part="token-row"][data-token="${symbol}"]`).click()
      await modal.expectView('OnRampProviders')
      await part('amount-input').fill(amount)
      await part('vendor-amount').first().waitFor(patience)
    },
    /** What the vendor says the visitor gets. */
    offer: () => part('vendor-amount').first().innerText(),
    /** Presses the vendor's row, and returns its window once the page to pay is in it. */
    async start(): Promise<Page> {
      const opened = page.context().waitForEvent('page')
      await row.click()
      await modal.expectView('BuyInProgress')
      const vendor = await opened
      await vendor.getByRole('button', { name: 'Pay', exact: true }).waitFor()
      return vendor
    },
    /** The same in a browser that blocks windows. Returns the link to press. */
    async startBlocked(): Promise<string> {
      await page.evaluate(() => {
        window.open = () => null
      })
      await row.click()
      await modal.expectView('BuyInProgress')
      return (await part('open-vendor').getAttribute('href')) ?? ''
    },
    /** Presses a button on the vendor's page. */
    decide: (vendor: Page, name: 'Pay' | 'Pay slowly' | 'Decline') =>
      vendor.getByRole('button', { name, exact: true }).click(),
    /** How the view says that the purchase is. */
    state: () =>
      modal.frame.locator('[data-view="BuyInProgress"] [data-part="body"]').getAttribute('data-state'),
    /** Waits until the newest purchase is listed in a state. */
    async expectPurchase(state: 'open' | 'done' | 'bad'): Promise<void> {
      await modal.expectView('OnRampActivity')
      await expect.poll(() => part('purchase').first().getAttribute('data-state'), patience).toBe(state)
    },
  }
  return buy
}

/** What to buy, and for how many dollars. */
type Wish = { readonly amount: string; readonly country?: string; readonly symbol?: string }
