import { fieldsOf } from '@latchkey/protocol'

/** Where wallets announce themselves: `window`, or an object like it. */
export type WalletPage = Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>

/** A registration brings a few wallets; the limit stops a hostile one from stalling the page. */
const limit = 1000

/**
 * Reports every wallet that registers itself through the wallet standard, now and later; returns how to stop. Written
 * here because `@wallet-standard/app` keeps one list for the whole page and never stops listening.
 */
export function hearRegistrations(page: WalletPage, registered: (wallet: unknown) => void): () => void {
  let isOpen = true
  const register = (...wallets: readonly unknown[]) => {
    for (const wallet of wallets.slice(0, limit)) if (isOpen) registered(wallet)
    // The standard lets a wallet unregister. Its row stays, because a connection may depend on it.
    return () => undefined
  }
  const api = Object.freeze({ register })
  const heard = (event: Event) => {
    try {
      const { detail } = fieldsOf(event)
      if (typeof detail === 'function') detail(api)
    } catch {
      // A wallet that throws while it registers isn't listed; the others are.
    }
  }
  page.addEventListener('wallet-standard:register-wallet', heard)
  page.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  return () => {
    isOpen = false
    page.removeEventListener('wallet-standard:register-wallet', heard)
  }
}
