import { browserHost, createLatchkey, getAccount, type Latchkey, offerPairing } from '@latchkey/core'
import { type Namespace, namespaces } from '@latchkey/protocol'
import { startTestRelay } from '@latchkey/relay/testing'
import { createMemoryStorage } from '@latchkey/testing'
import { startPairingWallet } from '@latchkey/testing/pairing'
import { expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import { bitcoin, bitcoinMainnet } from './bitcoin'
import { evm } from './evm'
import { pairing } from './pairing'
import { polkadot, polkadotRelay } from './polkadot'
import { solana, solanaMainnet } from './solana'

const mainnet = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://node.example'] } },
}
const networks = [mainnet, solanaMainnet, bitcoinMainnet, polkadotRelay] as const

/** In a browser, closing a socket before it opens fails silently. */
class BrowserSocket extends WebSocket {
  constructor(url: string) {
    super(url)
    this.on('error', () => undefined)
  }
}

/** A browser page with all four families that pairs over a real relay, and wallets that scan its codes. */
async function enter() {
  vi.stubGlobal('WebSocket', BrowserSocket)
  const relay = await startTestRelay()
  const memory = createMemoryStorage()
  const storage = {
    getItem: (key: string) => memory.read(key) || null,
    setItem: (key: string, value: string) => memory.write(key, value),
    removeItem: (key: string) => memory.write(key, ''),
  }
  const load = (): Latchkey => {
    const page = new EventTarget()
    const adapters = [evm({ page }), solana({ page }), bitcoin({ page }), polkadot({ page: {} })]
    const port = pairing({ relays: [relay.url], projectId: 'dev' })
    const latchkey = createLatchkey(
      { networks, adapters, pairing: port },
      { ...browserHost(), storage, isBrowser: true },
    )
    onTestFinished(() => latchkey.destroy())
    return latchkey
  }
  onTestFinished(async () => {
    await relay.stop()
    vi.unstubAllGlobals()
  })
  const startWallet = async (name: string) => {
    const wallet = await startPairingWallet({ relay: relay.url, name })
    onTestFinished(() => wallet.stop())
    return wallet
  }
  return { load, startWallet }
}

type Wallet = Awaited<ReturnType<typeof startPairingWallet>>

async function scan(page: Latchkey, wallet: Wallet, namespace: Namespace): Promise<void> {
  offerPairing(page, namespace)
  await expect.poll(() => page.getState().pairing?.uri, { timeout: 5_000 }).toBeTruthy()
  await wallet.pair(page.getState().pairing?.uri ?? '')
  await expect.poll(() => page.getState().pairing?.status, { timeout: 5_000 }).toBe('connected')
}

const connected = (page: Latchkey) => namespaces.filter((family) => page.getState().connect.active[family])
const nameOf = (page: Latchkey, family: Namespace) =>
  page.getState().connect.connectors.find(({ chain }) => chain === family)?.name

it('[CON-13] [WC-4] connects all families with one session, disconnects one without the others, and ends with the last', {
  timeout: 60_000,
}, async () => {
  const { load, startWallet } = await enter()
  const phone = await startWallet('Phone')
  const page = load()
  await scan(page, phone, 'solana')
  await expect.poll(() => connected(page), { timeout: 5_000 }).toEqual(namespaces)
  expect(getAccount(page.getState()).namespace).toBe('solana')
  const addresses = () => namespaces.map((family) => getAccount(page.getState(), family).address)
  for (const [at, family] of namespaces.entries())
    expect(phone.state.accounts.find((account) => account.startsWith(family))).toContain(addresses()[at])
  // One prompt for all of them.
  expect(phone.log.map(({ method }) => method)).toEqual(['wc_sessionPropose'])

  page.destroy()
  const again = load()
  await again.ready
  expect(connected(again)).toEqual(namespaces)

  await again.disconnect('bip122')
  expect(connected(again)).toEqual(['eip155', 'solana', 'polkadot'])
  expect(phone.state.sessions).toHaveLength(1)
  expect(await again.signMessage('still here', 'eip155')).toMatch(/^0x/)
  again.destroy()
  const third = load()
  await third.ready
  expect(connected(third)).toEqual(['eip155', 'solana', 'polkadot'])

  // Another wallet for the free family takes nothing from the first.
  const tablet = await startWallet('Tablet')
  await scan(third, tablet, 'bip122')
  await expect.poll(() => connected(third), { timeout: 5_000 }).toEqual(namespaces)
  const [proposal] = tablet.log
  expect(Object.keys(Object(Object(proposal?.params).optionalNamespaces))).toEqual(['bip122'])
  expect([phone, tablet].map(({ state }) => state.sessions.length)).toEqual([1, 1])
  expect(namespaces.map((family) => nameOf(third, family))).toEqual(['Phone', 'Phone', 'Tablet', 'Phone'])
  // Changes in the second don't reach the first one's families.
  await tablet.forget()
  await expect.poll(() => connected(third), { timeout: 5_000 }).toEqual(['eip155', 'solana', 'polkadot'])

  for (const family of ['polkadot', 'eip155'] as const) {
    await third.disconnect(family)
    expect(phone.state.sessions).toHaveLength(1)
  }
  await third.disconnect('solana')
  await expect.poll(() => phone.state.sessions, { timeout: 5_000 }).toEqual([])
})

it('[CON-13] connects only the family that the visitor was sent to; disconnecting all ends the session at once', {
  timeout: 30_000,
}, async () => {
  const { load, startWallet } = await enter()
  const phone = await startWallet('Phone')
  const page = load()
  page.slots.add(() => undefined)
  await page.open({ view: 'Connect', namespace: 'polkadot' })
  await scan(page, phone, 'polkadot')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(connected(page)).toEqual(['polkadot'])
  // The others were granted too, so they need no second code.
  await page.connect({ connectorId: 'walletConnect', namespace: 'eip155' })
  expect(connected(page)).toEqual(['eip155', 'polkadot'])
  expect(phone.log.map(({ method }) => method)).toEqual(['wc_sessionPropose'])
  await page.disconnect()
  expect(connected(page)).toEqual([])
  await expect.poll(() => phone.state.sessions, { timeout: 5_000 }).toEqual([])
})
