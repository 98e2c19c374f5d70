import type { Locator } from 'playwright-core'
import type { Visit } from './openVisit'

/** What a visitor wants to send. `max` presses the button of that name. */
export type Wish = { readonly to: string; readonly symbol: string; readonly amount: string }

/** The views of sending, as a visitor uses them. */
export type SendHandle = {
  /** A part of the modal by its name. */
  part(name: string): Locator
  /** Opens the form, from the page or from the account. */
  open(): Promise<void>
  /** Chooses what to send. */
  choose(symbol: string): Promise<void>
  /** Fills in the form. */
  fill(wish: Wish): Promise<void>
  /** Goes on from a complete form, and waits for the facts. */
  preview(): Promise<void>
  /** Presses Send, and waits for the transaction in the activity. */
  send(): Promise<void>
  /** All of it, from anywhere. */
  sendAll(wish: Wish): Promise<void>
  /** Waits until the account shows the transaction in its activity, if its family has one. */
  expectSent(): Promise<void>
  /** The newest transaction of the activity, in one line. */
  newest(): Promise<string>
}

/** Finds the views of sending on a page. */
export function sendOf(
  { modal, demo }: Pick<Visit, 'modal' | 'demo'>,
  { hasHistory = true }: { readonly hasHistory?: boolean } = {},
): SendHandle {
  const part = (name: string) => modal.frame.locator(`[data-part="${name}"]`)
  const ready = (name: string) => modal.frame.locator(`[data-part="${name}"]:enabled:not([aria-disabled])`)
  const handle: SendHandle = {
    part,
    async open() {
      if ((await modal.host.count()) === 0) await demo.entry.click()
      await modal.expectView('Account')
      await ready('send').click()
      await modal.expectView('WalletSend')
    },
    async choose(symbol) {
      await part('choose-token').click()
      await modal.frame.locator(`[data-part="token-row"][data-token="${symbol}"]`).click()
      await modal.expectView('WalletSend')
    },
    async fill({ to, symbol, amount }) {
      await part('receiver-input').fill(to)
      await handle.choose(symbol)
      if (amount === 'max') await ready('max').click()
      else await part('amount-input').fill(amount)
    },
    async preview() {
      await ready('preview-send').click()
      await modal.expectView('WalletSendPreview')
      await part('send-facts').waitFor()
    },
    async send() {
      await ready('send').click()
      await handle.expectSent()
    },
    async sendAll(wish) {
      await handle.open()
      await handle.fill(wish)
      await handle.preview()
      await handle.send()
    },
    async expectSent() {
      await modal.expectView('Account')
      // No node of some families can list transactions, so there is no such tab.
      if (!hasHistory) return
      await modal.frame.locator('[data-tab="activity"]').click()
      await part('transaction').first().waitFor()
    },
    newest: async () => (await part('transaction').first().innerText()).replace(/\s+/g, ' '),
  }
  return handle
}
