import { createPeer, type Peer } from '../peer/createPeer'
import { openPeerStore } from '../peer/openPeerStore'
import { createSigner, type Signer } from '../session/createSigner'
import type { SignerEvents } from '../session/SignerEvents'
import { openSignerStore } from '../store/openSignerStore'
import { createManualClock } from './createManualClock'
import { createMemoryHub } from './createMemoryHub'
import { createMemoryStorage } from './createMemoryStorage'

const eventNames = [
  'sessionSettled',
  'sessionUpdated',
  'sessionExtended',
  'sessionEnded',
  'sessionEvent',
  'requestSent',
  'requestEnded',
] as const satisfies readonly (keyof SignerEvents)[]

/** The site's request in tests. */
export const asked = {
  eip155: {
    chains: ['eip155:1', 'eip155:10'],
    methods: ['personal_sign', 'eth_sendTransaction', 'eth_signTypedData_v4'],
    events: ['chainChanged', 'accountsChanged'],
  },
}

/** The wallet's grant in tests. */
export const granted = {
  eip155: {
    ...asked.eip155,
    accounts: ['eip155:1:0x19e7e376e7c213b7e7e7e46cc70a5dd086daff2a'],
    chains: ['eip155:1'],
  },
}

/** Runs everything that needs no time. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve))
}

/** A site's page with the events it received. */
export type SitePage = {
  readonly signer: Signer
  readonly relay: ReturnType<ReturnType<typeof createMemoryHub>['connect']>
  readonly told: { readonly name: string; readonly value: unknown }[]
  /** How many times an event fired. */
  count(name: keyof SignerEvents): number
}

/** Creates a site and a wallet on an in-memory relay with a manual clock. */
export function createTable({ signsIn = false } = {}) {
  const storage = createMemoryStorage()
  const clock = createManualClock()
  const hub = createMemoryHub(clock.now)
  const ports = {
    now: clock.now,
    setTimer: clock.setTimer,
    randomBytes: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
  }
  const otherTabs = new Set<() => void>()
  const walletStore = openPeerStore(createMemoryStorage())

  const openPage = async (): Promise<SitePage> => {
    const relay = hub.connect('site')
    const signer = createSigner({
      ...ports,
      relay,
      store: openSignerStore(storage),
      onStorageChange(listener) {
        otherTabs.add(listener)
        return () => void otherTabs.delete(listener)
      },
      metadata: { name: 'Shop', description: 'A shop', url: 'https://shop.example', icons: [] },
    })
    const told: SitePage['told'] = []
    for (const name of eventNames) signer.on(name, (value) => void told.push({ name, value }))
    await signer.start()
    return { signer, relay, told, count: (name) => told.filter((one) => one.name === name).length }
  }

  const openWallet = async (): Promise<{ peer: Peer; relay: SitePage['relay'] }> => {
    const relay = hub.connect('wallet')
    const peer = createPeer({
      ...ports,
      signsIn,
      relay,
      store: walletStore,
      metadata: { name: 'Wallet', description: 'A wallet', url: 'https://wallet.example', icons: [] },
    })
    await peer.start()
    return { peer, relay }
  }

  return {
    clock,
    hub,
    storage,
    ports,
    /** Listeners for writes by other tabs. */
    otherTabs,
    openPage,
    openWallet,
    /** What the site has stored. */
    stored: () => openSignerStore(storage).read(),
    /** Reloads the page. */
    async reload(page: SitePage): Promise<SitePage> {
      page.signer.stop()
      await page.relay.close()
      return openPage()
    },
    /** Creates a page and a wallet with a session. */
    async settled() {
      const page = await openPage()
      const { peer, relay } = await openWallet()
      const { uri, approval } = await page.signer.propose({ namespaces: asked })
      await peer.pair(uri)
      await settle()
      const [proposal] = peer.proposals()
      await peer.approve(proposal?.id ?? 0, { namespaces: granted })
      const session = await approval
      await settle()
      return { page, peer, walletRelay: relay, session, topic: session.topic }
    },
  }
}
