import { claimsChain, type DiscoverContext, hearRegistrations, type WalletPage } from '@latchkey/core'
import { parseWallet } from './parseWallet'

/** [SOL-1] Reports every wallet that registers itself, now and later. */
export function discover(
  page: WalletPage | undefined = globalThis.window,
  context: DiscoverContext,
): () => void {
  if (!page || !context.announced) return () => undefined
  const walletsSeen = new Set<unknown>()
  return hearRegistrations(page, (wallet) => {
    // Only the object tells whether a wallet is known: any program can copy a name, and one that registers itself
    // first would hide the wallet it copies.
    if (walletsSeen.has(wallet)) return
    const connector = parseWallet(wallet)
    if (!connector) {
      if (claimsChain(wallet, 'solana:')) context.refused?.(wallet)
      return
    }
    walletsSeen.add(wallet)
    context.found(connector)
  })
}
