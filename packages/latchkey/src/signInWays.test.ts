import {
  browserHost,
  createLatchkey,
  getAccount,
  type Latchkey,
  type Options,
  offerPairing,
  signIn,
  signOut,
} from '@latchkey/core'
import { type Namespace, namespaces, parseSignInMessage, type SignInSession } from '@latchkey/protocol'
import { startTestRelay } from '@latchkey/relay/testing'
import {
  createBitcoinWallet,
  createEvmWallet,
  createMemoryStorage,
  createPolkadotWallet,
  createSolanaWallet,
} from '@latchkey/testing'
import { startPairingWallet } from '@latchkey/testing/pairing'
import { verifySignIn } from '@latchkey/verify'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import { bitcoin, bitcoinMainnet } from './bitcoin'
import { evm } from './evm'
import { pairing } from './pairing'
import { polkadot, polkadotRelay } from './polkadot'
import { formatSiweMessage, type SiweConfig, type SiweSession, siwx } from './siwx'
import { solana, solanaMainnet } from './solana'

const mainnet = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://node.example'] } },
}
const networks = [mainnet, solanaMainnet, bitcoinMainnet, polkadotRelay]
const networkIds: Readonly<Record<Namespace, `${Namespace}:${string}`>> = {
  eip155: 'eip155:1',
  solana: solanaMainnet.caipNetworkId,
  bip122: bitcoinMainnet.caipNetworkId,
  polkadot: polkadotRelay.caipNetworkId,
}

/** A page of a site that requires sign-in; it has no node. */
function load(options: Partial<Options>, page: EventTarget & { injectedWeb3?: object } = new EventTarget()) {
  const memory = createMemoryStorage()
  const storage = {
    getItem: (key: string) => memory.read(key) || null,
    setItem: (key: string, value: string) => memory.write(key, value),
    removeItem: (key: string) => memory.write(key, ''),
  }
  const latchkey = createLatchkey(
    {
      networks,
      adapters: [evm({ page }), solana({ page }), bitcoin({ page }), polkadot({ page })],
      ...(options.siweConfig ? {} : { siwx: siwx({ statement: 'Accept the terms.' }) }),
      ...options,
    },
    {
      ...browserHost(),
      fetch: () => Promise.reject(new TypeError('no network in this test')),
      storage,
      isBrowser: true,
      page: { url: 'https://site.example/in', domain: 'site.example', title: 'Site' },
    },
  )
  onTestFinished(() => latchkey.destroy())
  return latchkey
}

const status = (latchkey: Latchkey) => latchkey.getState().signIn?.status

/** Signs the active account in and returns the session as a server sees it. */
async function enter(latchkey: Latchkey): Promise<SignInSession> {
  await vi.waitFor(() => expect(status(latchkey)).toBe('ready'), { timeout: 10_000 })
  await signIn(latchkey)
  expect(latchkey.getState().signIn).toMatchObject({ status: 'signed-in', failure: null })
  return latchkey.getState().signIn?.session ?? expect.unreachable()
}

/** Verifies it like a server. */
const verify = ({ message, signature, publicKey, data }: SignInSession, nonce = data.nonce) =>
  verifySignIn({
    message,
    signature,
    ...(publicKey ? { publicKey } : {}),
    expected: { domain: 'site.example', nonce, uri: 'https://site.example' },
  })

describe('[SIW-6] wallets in the page sign in so that a server accepts it', () => {
  const wallets = {
    eip155: () => createEvmWallet({ rdns: 'com.evm', chains: [{ chainId: 1 }], offline: true }),
    solana: () => createSolanaWallet({ name: 'Sol' }),
    bip122: () => createBitcoinWallet({ name: 'Coin', networkId: bitcoinMainnet.caipNetworkId }),
    polkadot: () => createPolkadotWallet({ id: 'dot' }),
  }
  const ids = { eip155: 'com.evm', solana: 'Sol', bip122: 'Coin', polkadot: 'dot' } as const

  it.each(namespaces)('%s', async (namespace) => {
    const page = new EventTarget()
    wallets[namespace]().announce({ target: page })
    const latchkey = load({}, page)
    await latchkey.connect({ connectorId: ids[namespace], namespace })
    const session = await enter(latchkey)
    const { address, connection } = getAccount(latchkey.getState())
    expect(await verify(session)).toMatchObject({ accountAddress: address, chainId: networkIds[namespace] })
    expect(session.publicKey).toBe(connection?.publicKey)
    await expect(verify(session, 'anothernonce')).rejects.toMatchObject({ code: 'sign-in/nonce' })
  })

  it.each(namespaces)('%s, by the methods of the instance', async (namespace) => {
    const page = new EventTarget()
    wallets[namespace]().announce({ target: page })
    const latchkey = load({}, page)
    await expect(latchkey.signIn()).rejects.toMatchObject({ code: 'sign-in/no-address' })
    await latchkey.connect({ connectorId: ids[namespace], namespace })
    await latchkey.signIn()
    const { session, status: entered, failure } = latchkey.getState().signIn ?? expect.unreachable()
    expect([entered, failure]).toEqual(['signed-in', null])
    expect(await verify(session ?? expect.unreachable())).toMatchObject({ chainId: networkIds[namespace] })
    await latchkey.signOut()
    expect(latchkey.getState().signIn).toMatchObject({ status: 'signed-out', session: null })
    expect(getAccount(latchkey.getState(), namespace).isConnected).toBe(true)
  })

  it.each([
    ['writes the message itself', {}, 'solana:signIn'],
    ['without the feature signs the text', { without: ['solana:signIn'] }, 'solana:signMessage'],
  ] as const)('[SOL-1] a Solana wallet %s', async (_, options, method) => {
    const page = new EventTarget()
    const wallet = createSolanaWallet({ name: 'Sol', ...options })
    wallet.announce({ target: page })
    const latchkey = load({}, page)
    await latchkey.connect({ connectorId: 'Sol' })
    const session = await enter(latchkey)
    expect(wallet.log.filter(({ prompted }) => prompted).map((each) => each.method)).toEqual([
      'standard:connect',
      method,
    ])
    expect(parseSignInMessage(session.message)).toEqual(session.data)
    expect(session.message).toContain(
      method === 'solana:signIn' ? 'Chain ID: mainnet' : `Chain ID: ${solanaMainnet.id}`,
    )
    await verify(session)
  })

  it.each([
    ['sign-in/domain', { domain: 'evil.example' }],
    ['sign-in/nonce', { nonce: 'anothernonce' }],
    ['sign-in/malformed', { expirationTime: '2100-01-01T00:00:00.000Z' }],
    ['sign-in/malformed', { statement: 'Give me everything.' }],
  ])('[SOL-1] rejects with %s a wallet that writes %j into it', async (code, changes) => {
    const page = new EventTarget()
    const wallet = createSolanaWallet({ name: 'Sol' })
    // A malicious extension: it signs its own text, with the right key.
    const features = Object(wallet.wallet.features)
    const { signIn: honest, ...rest } = features['solana:signIn']
    const signing = { ...rest, signIn: (input: object) => honest({ ...input, ...changes }) }
    Object.defineProperty(wallet.wallet, 'features', { value: { ...features, 'solana:signIn': signing } })
    wallet.announce({ target: page })
    const latchkey = load({}, page)
    await latchkey.connect({ connectorId: 'Sol' })
    await vi.waitFor(() => expect(status(latchkey)).toBe('ready'), { timeout: 10_000 })
    await signIn(latchkey)
    expect(latchkey.getState().signIn).toMatchObject({ session: null, failure: { code } })
  })

  it('[SOL-1] [HTTP-10] reports a device that can’t sign messages', async () => {
    const page = new EventTarget()
    const wallet = createSolanaWallet({ name: 'Sol', isLedger: true })
    wallet.announce({ target: page })
    const latchkey = load({}, page)
    await latchkey.connect({ connectorId: 'Sol' })
    await vi.waitFor(() => expect(status(latchkey)).toBe('ready'), { timeout: 10_000 })
    await signIn(latchkey)
    expect(latchkey.getState().signIn).toMatchObject({
      session: null,
      failure: { code: 'connect/not-supported' },
    })
    expect(wallet.log.filter(({ prompted }) => prompted).map(({ method }) => method)).toEqual([
      'standard:connect',
    ])
  })
})

/** In a browser, closing a socket before it opens fails silently. */
class BrowserSocket extends WebSocket {
  constructor(url: string) {
    super(url)
    this.on('error', () => undefined)
  }
}

/** A paired wallet, and a page that pairs with it over a real relay. */
async function pair(options: Partial<Options>, namespace: Namespace) {
  vi.stubGlobal('WebSocket', BrowserSocket)
  const relay = await startTestRelay()
  const wallet = await startPairingWallet({ relay: relay.url })
  const latchkey = load({ pairing: pairing({ relays: [relay.url], projectId: 'dev' }), ...options })
  onTestFinished(async () => {
    latchkey.destroy()
    await wallet.stop()
    await relay.stop()
    vi.unstubAllGlobals()
  })
  offerPairing(latchkey, namespace)
  const uri = await vi.waitFor(() => latchkey.getState().pairing?.uri ?? expect.unreachable('not yet'), {
    timeout: 5_000,
  })
  await wallet.pair(uri)
  return { latchkey, wallet }
}

describe('[SIW-6] [WC-6] a paired wallet', () => {
  it('signs in so that a server accepts it, in each of four families', { timeout: 60_000 }, async () => {
    const { latchkey, wallet } = await pair({}, 'eip155')
    const connected = () => namespaces.filter((family) => latchkey.getState().connect.active[family])
    await expect.poll(connected, { timeout: 10_000 }).toEqual(namespaces)
    for (const namespace of namespaces) {
      await latchkey.switchNetwork(networkIds[namespace])
      const session = await enter(latchkey)
      expect(await verify(session)).toMatchObject({ chainId: networkIds[namespace] })
    }
    const asked = wallet.log.filter(({ prompted }) => prompted).map(({ method }) => method)
    expect(asked).toEqual([
      'wc_sessionPropose',
      'personal_sign',
      'solana_signMessage',
      'signMessage',
      'polkadot_signMessage',
    ])
  })

  it('[WC-8] signs in with one click when all networks are EVM', { timeout: 30_000 }, async () => {
    const { latchkey, wallet } = await pair(
      { networks: [mainnet], adapters: [evm({ page: new EventTarget() })] },
      'eip155',
    )
    await expect.poll(() => status(latchkey), { timeout: 10_000 }).toBe('signed-in')
    const session = latchkey.getState().signIn?.session ?? expect.unreachable()
    const { address } = getAccount(latchkey.getState())
    const { accountAddress } = await verify(session)
    expect(accountAddress.toLowerCase()).toBe(address?.toLowerCase())
    const { cacao, message, signature, data } = session
    const expected = { domain: 'site.example', nonce: data.nonce }
    await verifySignIn({ message, signature, expected, ...(cacao ? { cacao } : {}) })
    expect(wallet.log.filter(({ prompted }) => prompted).map(({ method }) => method)).toEqual([
      'wc_sessionAuthenticate',
    ])
  })
})

/** A site with the older interface and its own server, which verifies what it gets. */
function createServer() {
  const nonces = new Set<string>()
  const told: string[] = []
  let session: SiweSession | null = null
  const siweConfig: SiweConfig = {
    async getNonce() {
      const nonce = `nonce${nonces.size}abcdef`
      nonces.add(nonce)
      return nonce
    },
    getMessageParams: () => ({ domain: 'site.example', uri: 'https://site.example', chains: [1] }),
    createMessage: formatSiweMessage,
    async verifyMessage({ message, signature, cacao }) {
      const expected = { domain: 'site.example', nonce: (nonce: string) => nonces.delete(nonce) }
      const data = await verifySignIn({ message, signature, expected, ...(cacao ? { cacao } : {}) })
      session = { address: data.accountAddress, chainId: Number(data.chainId.split(':')[1]) }
      return true
    },
    getSession: () => session,
    signOut() {
      session = null
      return true
    },
    onSignIn: (by) => void told.push(`in ${by?.chainId}`),
    onSignOut: () => void told.push('out'),
  }
  return { siweConfig, told, session: () => session }
}

describe('[SIW-10] the older interface in a real page', () => {
  const networks = [mainnet]

  it('signs in with a wallet in the page, and out', async () => {
    const page = new EventTarget()
    createEvmWallet({ rdns: 'com.evm', chains: [{ chainId: 1 }], offline: true }).announce({ target: page })
    const { siweConfig, told, session } = createServer()
    const latchkey = load({ networks, adapters: [evm({ page })], siweConfig })
    await latchkey.connect({ connectorId: 'com.evm' })
    const { data } = await enter(latchkey)
    expect(session()).toEqual({ address: data.accountAddress, chainId: 1 })
    await signOut(latchkey)
    expect([session(), told]).toEqual([null, ['in 1', 'out']])
    expect(getAccount(latchkey.getState()).status).toBe('connected')
  })

  it('[WC-8] signs in with one approval in a paired wallet, and out with the connection', async () => {
    const { siweConfig, told, session } = createServer()
    const adapters = [evm({ page: new EventTarget() })]
    const { latchkey } = await pair({ networks, adapters, siweConfig }, 'eip155')
    await expect.poll(() => status(latchkey), { timeout: 10_000 }).toBe('signed-in')
    expect(session()?.address).toBe(latchkey.getState().signIn?.session?.data.accountAddress)
    await latchkey.disconnect()
    await expect.poll(() => told, { timeout: 10_000 }).toEqual(['in 1', 'out'])
    expect(session()).toBeNull()
  })
})
