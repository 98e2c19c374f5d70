import { randomBytes } from 'node:crypto'
import {
  type ChainAdapter,
  createLatchkey,
  getAccount,
  type Host,
  type Latchkey,
  type Options,
  offerPairing,
} from '@latchkey/core'
import { expect, onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { LazyProvider } from '../createLazyProvider'
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

/** One question to the wallet behind a connector. */
export const ask = (connector: { readonly provider: unknown }, method: string, params?: unknown) =>
  (connector.provider as LazyProvider).request({ method, params })

/** As little of a family's adapter as a wallet needs to be connected. */
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
      const provider = connector.provider as LazyProvider
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
    can: {},
  }
}

/** In a browser a socket that is closed before it was open fails in silence. */
class BrowserSocket extends WebSocket {
  constructor(url: string) {
    super(url)
    this.on('error', () => undefined)
  }
}

/** What comes after a while, on a machine that may be busy. */
export const later = <T>(find: () => T | null | undefined): Promise<T> =>
  vi.waitFor(() => find() ?? expect.unreachable('not yet'), { timeout: 5_000 })

/** Who is connected. */
export const look = (page: Latchkey) => getAccount(page.getState())

/** A relay, a wallet and the pages of one browser, gone after the test. */
export async function setUpPages(
  given: {
    readonly isMobile?: boolean
    readonly options?: PairingOptions
    /** What the site gives beside that. */
    readonly site?: Partial<Options>
    /** Whether the wallet knows one-click sign-in. */
    readonly signsIn?: boolean
  } = {},
) {
  vi.stubGlobal('WebSocket', BrowserSocket)
  const relay = await startMinimalRelay()
  const storage = createMemoryStorage()
  const opened = await openRealPeer([relay.url], createMemoryStorage(), given)
  const wallet = opened.peer
  const pages: Latchkey[] = []
  /** What looks whether anything has run out; it looks once a minute, which is too long for a test. */
  const looks: (() => void)[] = []
  /** What replaces a code whose time is almost over, which a test does not wait for. */
  const renewals: (() => void)[] = []
  /** How far the clock of the pages is ahead. */
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
  /** The wallet scans what is shown, and grants an account. */
  const agree = async (page: Latchkey, methods: readonly string[] = ['personal_sign']): Promise<string> => {
    await wallet.pair(await uriOf(page))
    const proposal = await later(() => wallet.proposals()[0])
    const eip155 = { chains: ['eip155:1'], methods, events: ['accountsChanged'] }
    const session = await wallet.approve(proposal.id, {
      namespaces: { eip155: { ...eip155, accounts: [`eip155:1:${address}`] } },
    })
    return session.topic
  }
  /** A page that is paired. */
  const paired = async (methods?: readonly string[]): Promise<Latchkey> => {
    const page = openPage()
    offerPairing(page, 'eip155')
    await agree(page, methods)
    await expect.poll(() => look(page).status, { timeout: 5_000 }).toBe('connected')
    return page
  }
  return { relay, storage, wallet, looks, renewals, clock, openPage, uriOf, agree, paired }
}
