import { type DiscoverContext, hearRegistrations, type WalletPage } from '@latchkey/core'
import { parseWallet } from './parseWallet'

/** [SOL-1] Reports every wallet that registers itself, now and later. */
export function discover(
  page: WalletPage | undefined = globalThis.window,
  context: DiscoverContext,
): () => void {
  if (!page || !context.announced) return () => undefined
  const namesSeen = new Set<string>()
  const walletsSeen = new Set<unknown>()
  return hearRegistrations(page, (wallet) => {
    if (walletsSeen.has(wallet)) return
    const connector = parseWallet(wallet)
    const name = connector?.name.toLowerCase()
    // The first object with a name keeps its row: a later one with the same name is an impostor.
    if (!connector || name === undefined || namesSeen.has(name)) return
    namesSeen.add(name)
    walletsSeen.add(wallet)
    context.found(connector)
  })
}
