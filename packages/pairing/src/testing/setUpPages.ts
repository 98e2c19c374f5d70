import { randomBytes } from 'node:crypto'
import {
  type ChainAdapter,
  createLatchkey,
  getAccount,
  type Host,
  type Latchkey,
  type LoadedProvider,
  type Options,
  offerPairing,
  type PairingProvider,
} from '@latchkey/core'
import { expect, onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { PairingOptions } from '../PairingOptions'
import { pairing } from '../pairing'
import { createMemoryStorage } from './createMemoryStorage'
import { openRealPeer } from './openRealPeer'
import { startMinimalRelay } from './startMinimalRelay'

/** The account that the wallet has. */
export const address = '0x19e7e376e7c213b7e7e7e46cc70a5dd086daff2a'
const network = {
  id: 1,
  caipNetworkId: 'eip155:1',
  chainNamespace: 'eip155',
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://node.example'] } },
} as const

/** Sends a request to the wallet behind a connector. */
export const ask = (connector: { readonly provider: unknown }, method: string, params?: unknown) =>
  (connector.provider as LoadedProvider).request({ method, params })

/** Creates the smallest adapter that can connect a wallet. */
function createAdapter(): ChainAdapter {
  return {
    namespace: 'eip155',
    label: 'test',
    discover: () => () => undefined,
    async connect({ connector, silent }) {
      const found = (await ask(connector, silent ? 'eth_accounts' : 'eth_requestAccounts')) as string[]
      return { accounts: found.map((one) => ({ address: one, type: 'eoa' })), networkId: 'eip155:1' }
    },
    watch(connector, changed) {
      const provider = connector.provider as LoadedProvider & PairingProvider
      const gone = () => changed({ accounts: [] })
      provider.on('disconnect', gone)
      return () => provider.removeListener('disconnect', gone)
    },
    disconnect: async (connector) => {
      await ask(connector, 'wallet_revokePermissions', [{ eth_accounts: {} }])
    },
    signMessage: async ({ connector, message }) =>
      String(await ask(connector, 'personal_sign', [message, address])),
    getBalance: async () => ({ value: '0', symbol: 'ETH', decimals: 18 }),
    traits: { siwe: true },
    can: {},
  }
}

/** In a browser, closing a socket before it opens fails silently. */
class BrowserSocket extends WebSocket {
  constructor(url: string) {
    super(url)
    this.on('error', () => undefined)
  }
}

/** Waits for a value, with room for a busy machine. */
export const later = <T>(find: () => T | null | undefined): Promise<T> =>
  vi.waitFor(() => find() ?? expect.unreachable('not yet'), { timeout: 10_000 })

/** Returns the connected account. */
export const look = (page: Latchkey) => getAccount(page.getState())

/** Sets up a relay, a wallet and the pages of one browser, cleaned up after the test. */
export async function setUpPages(
  given: {
    readonly isMobile?: boolean
    readonly options?: PairingOptions
    /** Further options of the site. */
    readonly site?: Partial<Options>
    /** Whether the wallet supports one-click sign-in. */
    readonly signsIn?: boolean
  } = {},
) {
  vi.stubGlobal('WebSocket', BrowserSocket)
  const relay = await startMinimalRelay()
  const storage = createMemoryStorage()
  const opened = await openRealPeer([relay.url], createMemoryStorage(), given)
  const wallet = opened.peer
  const pages: Latchkey[] = []
  /** The once-a-minute expiry checks, for tests to run at once. */
  const looks: (() => void)[] = []
  /** The timers that renew an expiring code, for tests to run at once. */
  const renewals: (() => void)[] = []
  /** How far the pages' clock is ahead. */
  const clock = { aheadMs: 0 }
  onTestFinished(async () => {
    for (const page of pages.splice(0)) page.destroy()
    await opened.close()
    await relay.stop()
    vi.unstubAllGlobals()
  })
  const openPage = (): Latchkey => {
    const host: Host = {
      now: () => Date.now() + clock.aheadMs,
      randomId: () => randomBytes(8).toString('hex'),
      setTimer(callback, ms) {
        if (ms === 60_000) looks.push(callback)
        if (ms > 200_000 && ms < 240_000) renewals.push(callback)
        const timer = setTimeout(callback, ms)
        return () => clearTimeout(timer)
      },
      fetch: () => Promise.reject(new TypeError('nothing is read in this test')),
      storage,
      onStorageChange: () => () => undefined,
      isBrowser: true,
      isMobile: given.isMobile ?? false,
      languages: ['en'],
      timeZone: 'UTC',
      page: { url: 'https://site.example', domain: 'site.example', title: 'Site' },
    }
    const port = pairing({ relays: [relay.url], ...given.options })
    const latchkey = createLatchkey(
      { networks: [network], adapters: [createAdapter()], pairing: port, ...given.site },
      host,
    )
    pages.push(latchkey)
    return latchkey
  }
  const uriOf = (page: Latchkey) => later(() => page.getState().pairing?.uri)
  /** The wallet scans the code and grants an account. */
  const agree = async (page: Latchkey, methods: readonly string[] = ['personal_sign']): Promise<string> => {
    await wallet.pair(await uriOf(page))
    const proposal = await later(() => wallet.proposals()[0])
    const eip155 = { chains: ['eip155:1'], methods, events: ['accountsChanged'] }
    const session = await wallet.approve(proposal.id, {
      namespaces: { eip155: { ...eip155, accounts: [`eip155:1:${address}`] } },
    })
    return session.topic
  }
  /** Opens a paired page. */
  const paired = async (methods?: readonly string[]): Promise<Latchkey> => {
    const page = openPage()
    offerPairing(page, 'eip155')
    await agree(page, methods)
    await expect.poll(() => look(page).status, { timeout: 10_000 }).toBe('connected')
    return page
  }
  return { relay, storage, wallet, looks, renewals, clock, openPage, uriOf, agree, paired }
}
