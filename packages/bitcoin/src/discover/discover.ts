import {
  type Connector,
  claimsChain,
  type DiscoverContext,
  hearRegistrations,
  pairingConnectorId,
} from '@latchkey/core'
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

/** How a wallet was found: it registered itself, or its object is in the page, in a list or at a known place. */
type Way = 'registered' | 'listed' | 'known'

/** Reports each wallet once, by whichever way it was found first, and every program that claims its name in that way. */
function createReport(found: DiscoverContext['found']): (way: Way, connector: Connector | null) => void {
  const waysByName = new Map<string, Way>()
  const pathsSeen = new Set<string>()
  const providersSeen = new Set<unknown>()
  return (way, connector) => {
    if (!connector || providersSeen.has(connector.provider)) return
    const { id, name, provider } = connector
    // The pairing connector uses this id.
    if (id.toLowerCase() === pairingConnectorId.toLowerCase()) return
    // The page is read again and again. Another object at the same place may be the same wallet's.
    if (way !== 'registered' && pathsSeen.has(id)) return
    // Many wallets are found in two ways, with an object for each.
    const first = waysByName.get(plainName(name)) ?? way
    if (first !== way) return
    waysByName.set(plainName(name), way)
    if (way !== 'registered') pathsSeen.add(id)
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
    ? hearRegistrations(page, (wallet) => {
        const connector = parseStandardWallet(wallet)
        if (!connector && claimsChain(wallet, 'bitcoin:')) context.refused?.(wallet)
        report('registered', connector)
      })
    : undefined
  let looked = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    if (context.announced)
      for (const entry of listedEntries(page)) {
        const connector = parseListedWallet(page, entry)
        // The object may come a moment after its entry.
        if (!connector && looked === looks - 1) context.refused?.(entry)
        report('listed', connector)
      }
    if (context.injected)
      for (const wallet of injectedWallets) report('known', findInjectedWallet(page, wallet))
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
