import { userEvent } from 'vitest/browser'
import { findInside, shadowOf } from './mountProvider'
import { heldTokens, openSendSite } from './openSendSite'
import { findView, openView } from './openView'

const part = (name: string) => shadowOf().querySelector<HTMLElement>(`[data-part="${name}"]`)
const textOf = (name: string) => part(name)?.textContent ?? null

/** The send form as a visitor sees it. */
export const sendFormPage = {
  part,
  textOf,
  buttonText: () => textOf('preview-send'),
  isOpen: () => part('preview-send')?.matches(':enabled:not([aria-disabled])') ?? false,
  async enter(name: 'receiver' | 'amount', text: string) {
    const input = await findInside<HTMLInputElement>(`[data-part="${name}-input"]`)
    await userEvent.fill(input, text)
  },
  async choose(symbol: string) {
    ;(await findInside('[data-part="choose-token"]')).click()
    ;(await findInside(`[data-part="token-row"][data-token="${symbol}"]`)).click()
    await findView('WalletSend')
  },
  async start(options: Parameters<typeof openSendSite>[0] = {}) {
    const site = await openSendSite({ answers: heldTokens, ...options })
    await openView(site.latchkey, { view: 'WalletSend' })
    await findInside('[data-part="receiver-input"]')
    return site
  },
}
