import { createRelayClient } from '@latchkey/pairing'
import { createPeer, openPeerStore } from '@latchkey/pairing/peer'
import { createFamilies, deriveKeys } from '@latchkey/testing/pairing'
import { openPhrase, type PhraseBox } from './keys/openPhrase'
import type { WalletSettings } from './settings/WalletSettings'
import { createWallet, type Wallet } from './wallet/createWallet'

/** A wallet in a page. */
export type OpenedWallet = {
  readonly wallet: Wallet
  /** The pairing link in the address. */
  readonly uri: string
  readonly phrase: PhraseBox
  /** The node of each chain, by its CAIP-2 id. */
  readonly nodes: WalletSettings['nodes']
  /** Starts over: in this tab instead of another, or with other keys. */
  restart(): void
}

/** Assembles the wallet in a page and takes over from an older tab. Two tabs would answer for each other. */
export function openWallet(settings: WalletSettings, page: Window): OpenedWallet {
  const address = new URL(page.location.href)
  const setTimer = (callback: () => void, ms: number) => {
    const timer = page.setTimeout(callback, ms)
    return () => page.clearTimeout(timer)
  }
  const randomBytes = (length: number) => page.crypto.getRandomValues(new Uint8Array(length))
  const store = openPeerStore(page.localStorage, 'wallet')
  const relay = createRelayClient({
    urls: orderRelays(settings.relays, address.searchParams.get('relay')),
    projectId: settings.projectId,
    seed: store.seed(randomBytes),
    now: Date.now,
    setTimer,
    random: Math.random,
  })
  const peer = createPeer({
    relay,
    store,
    signsIn: true,
    metadata: {
      name: 'Latchkey wallet',
      description: 'A small web wallet with demo keys',
      url: address.origin,
      icons: [`${address.origin}/favicon.svg`],
      redirect: { universal: address.origin },
    },
    now: Date.now,
    randomBytes,
  })
  const phrase = openPhrase(page.localStorage)
  const families = createFamilies(deriveKeys(phrase.phrase), settings.nodes)
  const wallet = createWallet({ peer, families, storage: page.localStorage, now: Date.now, setTimer })
  relay.onStatus((status) => wallet.tell({ relay: status }))
  page.addEventListener('storage', () => wallet.refresh())
  const uri = address.searchParams.get('uri') ?? ''
  // A link works once. A reload must not pair again.
  page.history.replaceState(null, '', '/')
  void hold(page, wallet, () => relay.close())
  return { wallet, uri, phrase, nodes: settings.nodes, restart: () => page.location.reload() }
}

/** Runs until a newer tab takes over. */
async function hold(page: Window, wallet: Wallet, close: () => Promise<void>): Promise<void> {
  const work = async () => {
    await wallet.start().catch(() => undefined) // The screen shows the relay's state, and it keeps trying.
    await new Promise(() => undefined)
  }
  try {
    await page.navigator.locks.request('latchkey-wallet', { steal: true }, work)
  } catch {
    // Another tab took over.
    wallet.stop()
    await close()
    wallet.tell({ isElsewhere: true })
  }
}

/**
 * Puts the relay in the query first. Only relays that the server named count: anyone can write a link,
 * and the page's policy blocks the others.
 */
function orderRelays(relays: readonly string[], chosen: string | null): readonly string[] {
  return chosen !== null && relays.includes(chosen)
    ? [chosen, ...relays.filter((relay) => relay !== chosen)]
    : relays
}
