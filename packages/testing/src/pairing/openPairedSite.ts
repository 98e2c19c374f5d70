import { browserHost, type ChainAdapter, createLatchkey, type Latchkey, offerPairing } from '@latchkey/core'
import { pairing } from '@latchkey/pairing'
import type { Network } from '@latchkey/protocol'
import { createMemoryStorage } from '../wallet/createMemoryStorage'
import type { PairingWallet } from './PairingWallet'
import { startPairingWallet } from './startPairingWallet'

/** How to open a site; the rest has a default. */
export type PairedSiteOptions = {
  readonly adapter: ChainAdapter
  readonly networks: readonly [Network, ...Network[]]
  /** The websocket URL of a relay. */
  readonly relay: string
}

/** A site with one family and its paired wallet, for tests of adapters. */
export type PairedSite = {
  readonly latchkey: Latchkey
  readonly wallet: PairingWallet
  /** Opens the same site again, like a reload. */
  reload(): Latchkey
  close(): Promise<void>
}

/** Provides the global WebSocket of browsers and Node 22, which the sites' client needs. Returns how to remove it. */
async function provideSocket(): Promise<() => void> {
  if ('WebSocket' in globalThis) return () => undefined
  const { WebSocket } = await import('ws')
  class BrowserSocket extends WebSocket {
    constructor(url: string) {
      super(url)
      // In a browser, closing a socket before it opens fails silently.
      this.on('error', () => undefined)
    }
  }
  Object.assign(globalThis, { WebSocket: BrowserSocket })
  return () => Reflect.deleteProperty(globalThis, 'WebSocket')
}

/** Waits for a state of the instance. */
function found<Value>(latchkey: Latchkey, find: () => Value | null | undefined): Promise<Value> {
  return new Promise((resolve) => {
    const look = () => {
      const value = find()
      if (value === null || value === undefined) return
      stop()
      resolve(value)
    }
    const stop = latchkey.subscribe((state) => state, look)
    look()
  })
}

/** Opens a site with the pairing client and pairs the demo phrase's wallet with it over a real relay. */
export async function openPairedSite({ adapter, networks, relay }: PairedSiteOptions): Promise<PairedSite> {
  const release = await provideSocket()
  const wallet = await startPairingWallet({ relay })
  const memory = createMemoryStorage()
  const storage = {
    getItem: (key: string) => memory.read(key),
    setItem: (key: string, value: string) => memory.write(key, value),
    removeItem: (key: string) => memory.write(key, ''),
  }
  const pages: Latchkey[] = []
  const open = () => {
    const port = pairing({ relays: [relay], projectId: 'dev' })
    const host = { ...browserHost(), storage, isBrowser: true }
    const latchkey = createLatchkey({ networks, adapters: [adapter], pairing: port }, host)
    pages.push(latchkey)
    return latchkey
  }
  const latchkey = open()
  offerPairing(latchkey, adapter.namespace)
  await wallet.pair(await found(latchkey, () => latchkey.getState().pairing?.uri))
  return {
    latchkey,
    wallet,
    reload() {
      latchkey.destroy()
      return open()
    },
    async close() {
      for (const page of pages) page.destroy()
      await wallet.stop()
      release()
    },
  }
}
