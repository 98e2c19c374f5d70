import { type Connector, type DiscoverContext, hearRegistrations, pairingConnectorId } from '@latchkey/core'
import { fieldsOf } from '@latchkey/protocol'
import type { WalletPage } from '../BitcoinOptions'
import { findInjectedWallet } from './findInjectedWallet'
import { injectedWallets } from './injectedWallets'
import { parseListedWallet } from './parseListedWallet'
import { parseStandardWallet } from './parseStandardWallet'

/** A list brings a handful of wallets; the limit keeps a hostile one from stalling the page. */
const limit = 1000

/** Injected objects fire no event, so the page is checked at these intervals while wallets load. */
const lookMs = 200
const looks = 25

/** A name as people compare it: "Xverse" is "Xverse Wallet". */
function plainName(name: string): string {
  const plain = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return plain.replace(/wallet$/, '') || plain
}

/** Reports each wallet once, by whichever way it was found first. */
function createReport(found: DiscoverContext['found']): (connector: Connector | null) => void {
  const namesSeen = new Set<string>()
  const idsSeen = new Set<string>()
  const providersSeen = new Set<unknown>()
  return (connector) => {
    if (!connector) return
    const { id, name, provider } = connector
    // The pairing connector uses this id.
    if (id.toLowerCase() === pairingConnectorId.toLowerCase()) return
    // The first object with a name keeps its row: a later one is the same wallet or an impostor.
    if (namesSeen.has(plainName(name)) || idsSeen.has(id) || providersSeen.has(provider)) return
    namesSeen.add(plainName(name))
    idsSeen.add(id)
    providersSeen.add(provider)
    found(connector)
  }
}

/** What WBIP004 wallets have put into the page. */
function listedEntries(page: WalletPage): readonly unknown[] {
  try {
    const list = fieldsOf(page).btc_providers
    return Array.isArray(list) ? list.slice(0, limit) : []
  } catch {
    // A list that throws when read lists no wallet.
    return []
  }
}

/** [BTC-1] Reports every wallet that registers itself or is put into the page, now and for a while. */
export function discover(
  page: WalletPage | undefined = globalThis.window,
  context: DiscoverContext,
): () => void {
  if (!page) return () => undefined
  let isOpen = true
  const report = createReport((connector) => {
    if (isOpen) context.found(connector)
  })
  const stopHearing = context.announced
    ? hearRegistrations(page, (wallet) => report(parseStandardWallet(wallet)))
    : undefined
  let looked = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    if (context.announced) for (const entry of listedEntries(page)) report(parseListedWallet(page, entry))
    if (context.injected) for (const wallet of injectedWallets) report(findInjectedWallet(page, wallet))
    looked += 1
    if (looked < looks) timer = setTimeout(look, lookMs)
  }
  look()
  return () => {
    isOpen = false
    clearTimeout(timer)
    stopHearing?.()
  }
}
