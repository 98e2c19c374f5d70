import type { DiscoverContext } from '@latchkey/core'
import { fieldsOf } from '../wallet/fieldsOf'
import { parseWallet } from './parseWallet'
import type { WalletPage } from './WalletPage'

/** One registration may bring a handful of wallets; the limit keeps a hostile one from stalling the page. */
const limit = 1000

/**
 * [SOL-1] Reports every wallet that registers itself, now and later. The two events of the wallet standard are
 * spoken here and not by `@wallet-standard/app`, which keeps one list for the whole page and never stops to listen.
 */
export function discover(
  page: WalletPage | undefined = globalThis.window,
  context: DiscoverContext,
): () => void {
  if (!page || !context.announced) return () => undefined
  const namesSeen = new Set<string>()
  const walletsSeen = new Set<unknown>()
  let isOpen = true

  const register = (...wallets: readonly unknown[]) => {
    for (const wallet of wallets.slice(0, limit)) {
      if (!isOpen || walletsSeen.has(wallet)) continue
      const connector = parseWallet(wallet)
      const name = connector?.name.toLowerCase()
      // The first object of a name stays bound to its row: whoever uses the name later is an impersonator.
      if (!connector || name === undefined || namesSeen.has(name)) continue
      namesSeen.add(name)
      walletsSeen.add(wallet)
      context.found(connector)
    }
    // The standard lets a wallet take itself back; its row stays, since a connection may hang on it.
    return () => undefined
  }
  const api = Object.freeze({ register })
  const registered = (event: Event) => {
    try {
      const { detail } = fieldsOf(event)
      if (typeof detail === 'function') detail(api)
    } catch {
      // A wallet that breaks while it registers is not listed; the others are.
    }
  }

  page.addEventListener('wallet-standard:register-wallet', registered)
  page.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  return () => {
    isOpen = false
    page.removeEventListener('wallet-standard:register-wallet', registered)
  }
}
