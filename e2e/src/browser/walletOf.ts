import type * as Playwright from 'playwright-core'
import type { Locator, Page } from '../engines/Driver'

/** The parts of the web wallet that its owner uses. */
export type WalletHandle<P = Playwright.Page, L = Playwright.Locator> = {
  readonly page: P
  /** What waits for a decision. */
  readonly sheet: L
  /** The connected sites, one row each. */
  readonly sites: L
  /** The state of the relay connection, in words. */
  readonly relay: L
  /** Pastes the link of a site. */
  pair(uri: string): Promise<void>
  /** Presses a button of the sheet: `Connect`, `Sign`, `Send`, `Switch`, `Reject`. */
  decide(button: string): Promise<void>
}

/** Finds the parts of the web wallet on a page. */
export function walletOf(page: Playwright.Page): WalletHandle
export function walletOf(page: Page): WalletHandle<Page, Locator>
export function walletOf(page: Page): WalletHandle<Page, Locator> {
  const sheet = page.getByRole('dialog')
  return {
    page,
    sheet,
    sites: page.getByRole('region', { name: 'Connected sites' }).getByRole('listitem'),
    relay: page.locator('header [role="status"]'),
    async pair(uri) {
      await page.getByLabel('Link from the site').fill(uri)
      await page.getByRole('button', { name: 'Connect', exact: true }).click()
    },
    decide: (button) => sheet.getByRole('button', { name: button, exact: true }).click(),
  }
}
