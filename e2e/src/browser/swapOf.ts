import type { Locator } from 'playwright-core'
import type { Visit } from './openVisit'

/** What a visitor wants to swap. */
export type SwapWish = { readonly from: string; readonly to: string; readonly amount: string }

/** The views of swapping, as a visitor uses them. */
export type SwapHandle = {
  /** A part of the modal by its name. */
  part(name: string): Locator
  /** Opens the form, from the page or from the account. */
  open(): Promise<void>
  /** Chooses what is paid, or what is got. */
  choose(side: 'pay' | 'get', symbol: string): Promise<void>
  /** Fills in the form. */
  fill(wish: SwapWish): Promise<void>
  /** Goes on from a complete form, and waits for the facts. */
  review(): Promise<void>
  /** Presses the button of the preview. */
  press(): Promise<void>
  /** Waits until the account shows the swap in its activity. */
  expectSwapped(): Promise<void>
  /** The newest transaction of the activity, in one line. */
  newest(): Promise<string>
}

/** Finds the views of swapping on a page. */
export function swapOf({ modal, demo }: Pick<Visit, 'modal' | 'demo'>): SwapHandle {
  const part = (name: string) => modal.frame.locator(`[data-part="${name}"]`)
  const ready = (name: string) => modal.frame.locator(`[data-part="${name}"]:enabled:not([aria-disabled])`)
  const side = (name: 'pay' | 'get') => part(`swap-${name}`)
  const handle: SwapHandle = {
    part,
    async open() {
      if ((await modal.host.count()) === 0) await demo.entry.click()
      await modal.expectView('Account')
      await ready('swaps').click()
      await modal.expectView('Swap')
      await part('swap-pay').waitFor()
    },
    async choose(name, symbol) {
      await side(name).locator('[data-part="choose-token"]').click()
      await modal.expectView('SwapSelectToken')
      await modal.frame.locator(`[data-part="token-row"][data-token="${symbol}"]`).first().click()
      await modal.expectView('Swap')
    },
    async fill({ from, to, amount }) {
      if ((await side('pay').locator('[data-part="choose-token"] bdi').innerText()) !== from)
        await handle.choose('pay', from)
      await handle.choose('get', to)
      await side('pay').locator('[data-part="amount-input"]').fill(amount)
    },
    async review() {
      await ready('review-swap').click()
      await modal.expectView('SwapPreview')
      await part('send-facts').waitFor()
    },
    press: () => ready('swap').click(),
    async expectSwapped() {
      await modal.expectView('Account')
      await modal.frame.locator('[data-tab="activity"]').click()
      await part('transaction').first().waitFor()
    },
    newest: async () => (await part('transaction').first().innerText()).replace(/\s+/g, ' '),
  }
  return handle
}
