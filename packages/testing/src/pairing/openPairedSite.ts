import { browserHost, type ChainAdapter, createLatchkey, type Latchkey, offerPairing } from '@latchkey/core'
import { pairing } from '@latchkey/pairing'
import type { Network } from '@latchkey/protocol'
import { createMemoryStorage } from '../wallet/createMemoryStorage'
import type { PairingWallet } from './PairingWallet'
import { startPairingWallet } from './startPairingWallet'

/** What a site is opened with; the rest has a default. */
export type PairedSiteOptions = {
  readonly adapter: ChainAdapter
  readonly networks: readonly [Network, ...Network[]]
  /** The websocket address of a relay. */
  readonly relay: string
}

/** A site of one family and the wallet elsewhere that it is paired with, for tests of adapters. */
export type PairedSite = {
  readonly latchkey: Latchkey
  readonly wallet: PairingWallet
  /** Opens the same site anew, as a reload does. */
  reload(): Latchkey
  close(): Promise<void>
}

/** What browsers have, and Node from its version 22 on: the client that sites use knows no other way to a relay. Returns how to take it away. */
async function provideSocket(): Promise<() => void> {
  if ('WebSocket' in globalThis) return () => undefined
  const { WebSocket } = await import('ws')
  class BrowserSocket extends WebSocket {
    constructor(url: string) {
      super(url)
      // In a browser a socket that is closed before it was open fails in silence.
      this.on('error', () => undefined)
    }
  }
  Object.assign(globalThis, { WebSocket: BrowserSocket })
  return () => Reflect.deleteProperty(globalThis, 'WebSocket')
}

/** Waits for what an instance comes to know. */
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

/** Opens a site with the pairing client that sites use, and pairs the wallet of the demo phrase with it over a real relay. */
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
