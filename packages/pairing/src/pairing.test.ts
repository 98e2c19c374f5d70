import { randomBytes } from 'node:crypto'
import {
  type ChainAdapter,
  createLatchkey,
  getAccount,
  type Host,
  type Latchkey,
  offerPairing,
} from '@latchkey/core'
import { connections, userRejected } from '@latchkey/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { LazyProvider } from './createLazyProvider'
import { pairing } from './pairing'
import type { Peer } from './peer/createPeer'
import { createMemoryStorage } from './test-ports/createMemoryStorage'
import { openRealPeer } from './test-ports/openRealPeer'
import { startMinimalRelay } from './testing/startMinimalRelay'

const address = '0x19e7e376e7c213b7e7e7e46cc70a5dd086daff2a'
const network = {
  id: 1,
  caipNetworkId: 'eip155:1',
  chainNamespace: 'eip155',
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://node.example'] } },
} as const

/** As little of a family's adapter as a wallet needs to be connected. */
function createAdapter(): ChainAdapter {
  const ask = (connector: { readonly provider: unknown }, method: string, params?: unknown) =>
    (connector.provider as LazyProvider).request({ method, params })
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

describe('pairing()', () => {
  let relay: Awaited<ReturnType<typeof startMinimalRelay>>
  let storage: Host['storage']
  let wallet: Peer
  let opened: Awaited<ReturnType<typeof openRealPeer>>
  const pages: Latchkey[] = []
  beforeEach(async () => {
    vi.stubGlobal('WebSocket', WebSocket)
    relay = await startMinimalRelay()
    storage = createMemoryStorage()
    opened = await openRealPeer([relay.url])
    wallet = opened.peer
  })
  afterEach(async () => {
    for (const page of pages.splice(0)) page.destroy()
    await opened.close()
    await relay.stop()
    vi.unstubAllGlobals()
  })

  /** What looks whether anything has run out; it looks once a minute, which is too long for a test. */
  let looks: (() => void)[]
  /** How far the clock of the page is ahead. */
  let aheadMs: number
  beforeEach(() => {
    looks = []
    aheadMs = 0
  })
  function setTimer(callback: () => void, ms: number): () => void {
    if (ms === 60_000) looks.push(callback)
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  }

  function openPage(): Latchkey {
    const host: Host = {
      now: () => Date.now() + aheadMs,
      randomId: () => randomBytes(8).toString('hex'),
      setTimer,
      fetch: () => Promise.reject(new TypeError('nothing is read in this test')),
      storage,
      onStorageChange: () => () => undefined,
      isBrowser: true,
      isMobile: false,
      languages: ['en'],
      page: { url: 'https://site.example', domain: 'site.example', title: 'Site' },
    }
    const latchkey = createLatchkey(
      { networks: [network], adapters: [createAdapter()], pairing: pairing({ relays: [relay.url] }) },
      host,
    )
    pages.push(latchkey)
    return latchkey
  }

  const uriOf = (page: Latchkey) =>
    vi.waitFor(() => page.getState().pairing?.uri ?? expect.unreachable('no URI yet'), { timeout: 5_000 })

  /** The wallet scans what is shown, and grants an account. */
  async function agree(page: Latchkey): Promise<string> {
    await wallet.pair(await uriOf(page))
    const proposal = await vi.waitFor(() => wallet.proposals()[0] ?? expect.unreachable('no proposal yet'), {
      timeout: 5_000,
    })
    const eip155 = { chains: ['eip155:1'], methods: ['personal_sign'], events: ['accountsChanged'] }
    const session = await wallet.approve(proposal.id, {
      namespaces: { eip155: { ...eip155, accounts: [`eip155:1:${address}`] } },
    })
    return session.topic
  }
  const look = (page: Latchkey) => getAccount(page.getState())

  it('[WC-1] [WC-3] connects the wallet that scans what is offered; it signs, and ends it', async () => {
    const page = openPage()
    offerPairing(page, 'eip155')
    const topic = await agree(page)
    await expect.poll(() => look(page), { timeout: 5_000 }).toMatchObject({ status: 'connected', address })
    expect(page.getState().pairing?.status).toBe('connected')
    const signed = page.signMessage('hello')
    const request = await vi.waitFor(() => wallet.requests()[0] ?? expect.unreachable('no request yet'), {
      timeout: 5_000,
    })
    await wallet.respond(request.id, { result: '0xsigned' })
    await expect(signed).resolves.toBe('0xsigned')
    await wallet.disconnect(topic)
    await expect.poll(() => look(page).status, { timeout: 5_000 }).toBe('disconnected')
  })

  it('[WC-9] is there again after a reload', async () => {
    const page = openPage()
    offerPairing(page, 'eip155')
    await agree(page)
    await expect.poll(() => look(page).status, { timeout: 5_000 }).toBe('connected')
    page.destroy()
    const again = openPage()
    await again.ready
    expect(look(again)).toMatchObject({ status: 'connected', address })
    await again.disconnect()
    await expect.poll(() => wallet.sessions(), { timeout: 5_000 }).toEqual([])
  })

  const weekMs = 8 * 86_400_000
  const isTold = (page: Latchkey) => page.getState().modal.shownAlerts.includes('session-expired')

  it('[WC-9] raises Session Expired for a stored session that has run out, clears it, and connects anew', async () => {
    const page = openPage()
    offerPairing(page, 'eip155')
    await agree(page)
    await expect.poll(() => look(page).status, { timeout: 5_000 }).toBe('connected')
    page.destroy()
    aheadMs = weekMs
    const again = openPage()
    await again.ready
    expect(look(again).status).toBe('disconnected')
    expect(isTold(again)).toBe(true)
    expect(again.getState().modal.notice?.message).toBe('Session Expired')
    expect(again.storage.get(connections)).toEqual([])
    // It was the clock, and it is right again.
    aheadMs = 0
    offerPairing(again, 'eip155')
    await agree(again)
    await expect.poll(() => look(again).status, { timeout: 5_000 }).toBe('connected')
  })

  it('[WC-9] raises it when the session runs out while the page is open', async () => {
    const page = openPage()
    offerPairing(page, 'eip155')
    await agree(page)
    await expect.poll(() => look(page).status, { timeout: 5_000 }).toBe('connected')
    expect(isTold(page)).toBe(false)
    aheadMs = weekMs
    for (const each of looks.splice(0)) each()
    await expect.poll(() => look(page).status, { timeout: 5_000 }).toBe('disconnected')
    expect(isTold(page)).toBe(true)
    expect(page.storage.get(connections)).toEqual([])
  })

  it('tells that the wallet has declined', async () => {
    const page = openPage()
    offerPairing(page, 'eip155')
    await wallet.pair(await uriOf(page))
    const proposal = await vi.waitFor(() => wallet.proposals()[0] ?? expect.unreachable('no proposal yet'), {
      timeout: 5_000,
    })
    await wallet.reject(proposal.id)
    await expect.poll(() => userRejected.is(page.getState().pairing?.error), { timeout: 5_000 }).toBe(true)
  })

  it('opens no socket for who looks at wallets only, nor for who was never paired', async () => {
    const page = openPage()
    page.discover()
    await page.ready
    const connectors = () => page.getState().connect.connectors
    await expect.poll(connectors).toHaveLength(1)
    const provider = connectors()[0]?.provider as LazyProvider
    await expect(provider.request({ method: 'eth_accounts' })).resolves.toEqual([])
    expect(relay.calls).toEqual([])
  })
})
