import { fieldsOf } from '@latchkey/protocol'

/** Where wallets announce themselves: `window`, or anything that can stand in for it. */
export type WalletPage = Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>

/** One registration may bring a handful of wallets; the limit keeps a hostile one from stalling the page. */
const limit = 1000

/**
 * Hears every wallet that registers itself by the wallet standard, now and later; returns how to stop. The two events are
 * spoken here and not by `@wallet-standard/app`, which keeps one list for the whole page and never stops to listen.
 */
export function hearRegistrations(page: WalletPage, registered: (wallet: unknown) => void): () => void {
  let isOpen = true
  const register = (...wallets: readonly unknown[]) => {
    for (const wallet of wallets.slice(0, limit)) if (isOpen) registered(wallet)
    // The standard lets a wallet take itself back; its row stays, since a connection may hang on it.
    return () => undefined
  }
  const api = Object.freeze({ register })
  const heard = (event: Event) => {
    try {
      const { detail } = fieldsOf(event)
      if (typeof detail === 'function') detail(api)
    } catch {
      // A wallet that breaks while it registers is not listed; the others are.
    }
  }
  page.addEventListener('wallet-standard:register-wallet', heard)
  page.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  return () => {
    isOpen = false
    page.removeEventListener('wallet-standard:register-wallet', heard)
  }
}
