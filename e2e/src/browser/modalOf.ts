import type { ViewName } from '@latchkey/core'
import type * as Playwright from 'playwright-core'
import type { Locator, Page } from '../engines/Driver'

/** The modal of a page, by its DOM contract. */
export type ModalHandle<L = Playwright.Locator> = {
  readonly host: L
  /** The dialog itself; in embedded mode the section instead. */
  readonly frame: L
  /** The current view. */
  readonly view: L
  viewOf(name: ViewName): L
  /** Waits until that view is shown and loaded. */
  expectView(name: ViewName): Promise<L>
  row(wallet: string): L
  /** A button of the modal by its accessible name. */
  button(name: string | RegExp): L
  /** Waits until the modal is gone. */
  expectClosed(): Promise<void>
}

/** Finds the modal of a page, in any engine. Locators go through open shadow roots, so a test knows only the contract. */
export function modalOf(page: Playwright.Page): ModalHandle
export function modalOf(page: Page): ModalHandle<Locator>
export function modalOf(page: Page): ModalHandle<Locator> {
  const host = page.locator('latchkey-modal')
  const frame = host.locator('[data-part="modal"]')
  const viewOf = (name: ViewName) => frame.locator(`[data-view="${name}"]`)
  return {
    host,
    frame,
    view: frame.locator('[data-view]'),
    viewOf,
    async expectView(name) {
      const view = frame.locator(`[data-view="${name}"]:not([aria-busy="true"])`)
      await view.waitFor()
      return view
    },
    row: (wallet) => frame.locator(`[data-part="wallet-row"][data-wallet="${wallet}"]`),
    button: (name) =>
      frame.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) }),
    async expectClosed() {
      try {
        await host.waitFor({ state: 'detached' })
      } catch (cause) {
        // What is still shown explains the failure better than the timeout.
        const shown = await frame.innerText({ timeout: 1_000 }).catch(() => 'nothing that can be read')
        throw new TypeError(`The modal is still open and shows: ${shown}`, { cause })
      }
    },
  }
}
