import { pairingUriRefused, userRejected } from '@latchkey/protocol'
import { startTestDapp, startTestRelay, type TestRelay } from '@latchkey/relay/testing'
import { verifyMessage } from 'viem'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { noSuchAccount } from '../errors'
import { createMemoryStorage } from '../wallet/createMemoryStorage'
import { openTestSite } from './openTestSite'
import type { PairingWalletOptions } from './PairingWalletOptions'
import { startPairingWallet } from './startPairingWallet'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const bitcoin = 'bip122:000000000019d6689c085ae165831e93'
const polkadot = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
let relay: TestRelay
beforeAll(async () => {
  relay = await startTestRelay()
})
afterAll(() => relay.stop())

const namespaces = {
  eip155: {
    chains: ['eip155:1'],
    methods: ['personal_sign', 'wallet_switchEthereumChain', 'eth_sendTransaction'],
    events: ['chainChanged', 'accountsChanged'],
  },
  solana: { chains: [solana], methods: ['solana_signMessage'], events: [] },
  bip122: { chains: [bitcoin], methods: ['signMessage', 'getAccountAddresses'], events: [] },
  polkadot: { chains: [polkadot], methods: ['polkadot_signMessage'], events: [] },
}

async function openWallet(options: Partial<PairingWalletOptions> = {}) {
  const wallet = await startPairingWallet({ relay: relay.url, ...options })
  onTestFinished(() => wallet.stop())
  return wallet
}

async function openSite() {
  const site = await openTestSite(relay.url)
  onTestFinished(() => site.close())
  return site
}

async function connected(options: Partial<PairingWalletOptions> = {}) {
  const [site, wallet] = [await openSite(), await openWallet(options)]
  const { uri, approval } = await site.propose({ namespaces })
  await wallet.pair(uri)
  const session = await approval
  const sign = (text = 'hi', account: string = first) =>
    site.request({
      topic: session.topic,
      chainId: 'eip155:1',
      method: 'personal_sign',
      params: [text, account],
    })
  const ask = (chainId: string, method: string, params: unknown) =>
    site.request({ topic: session.topic, chainId, method, params })
  return { site, wallet, session, sign, ask }
}

describe('a wallet without a screen', () => {
  it('approves, and signs for four families in one session', async () => {
    const { wallet, session, sign, ask } = await connected({ sessionProperties: { greeting: 'hello' } })
    expect(Object.keys(session.namespaces)).toEqual(['eip155', 'solana', 'bip122', 'polkadot'])
    expect(session.sessionProperties).toEqual({ greeting: 'hello' })
    const signature = (await sign('hello')) as `0x${string}`
    expect(await verifyMessage({ address: first, message: 'hello', signature })).toBe(true)
    const address = session.namespaces.bip122?.accounts[0]?.split(':')[2]
    expect(await ask(bitcoin, 'signMessage', { account: address, message: 'hi' })).toMatchObject({ address })
    const dot = session.namespaces.polkadot?.accounts[0]?.split(':')[2]
    expect(await ask(polkadot, 'polkadot_signMessage', { address: dot, message: 'hi' })).toHaveProperty(
      'signature',
    )
    expect(await ask(solana, 'solana_signMessage', { message: '8Cxh' })).toHaveProperty('signature')
    await ask(bitcoin, 'getAccountAddresses', { account: address })
    expect(wallet.log.map(({ method, prompted, outcome }) => [method, prompted, outcome])).toEqual([
      ['wc_sessionPropose', true, 'answered'],
      ['personal_sign', true, 'answered'],
      ['signMessage', true, 'answered'],
      ['polkadot_signMessage', true, 'answered'],
      ['solana_signMessage', true, 'answered'],
      ['getAccountAddresses', false, 'answered'],
    ])
    expect(wallet.state.accounts).toContain(`eip155:1:${first}`)
  })

  it('declines a connection, then a signature', async () => {
    const wallet = await openWallet({ script: [{ behaviour: { kind: 'reject' }, once: true }] })
    const site = await openSite()
    const declined = await site.propose({ namespaces })
    await wallet.pair(declined.uri)
    await expect(declined.approval).rejects.toSatisfy(userRejected.is)
    const { uri, approval } = await site.propose({ namespaces })
    await wallet.pair(uri)
    const { topic } = await approval
    wallet.reject({ method: 'personal_sign' })
    const ask = { topic, chainId: 'eip155:1', method: 'personal_sign', params: ['hi', first] }
    await expect(site.request(ask)).rejects.toSatisfy(userRejected.is)
    wallet.approve()
    expect(await site.request(ask)).toMatch(/^0x/)
    expect(wallet.log.at(-2)).toMatchObject({ outcome: 'failed', code: 5000, chainId: 'eip155:1' })
  })

  it('waits, hangs, answers and breaks as scripted', async () => {
    const { wallet, sign } = await connected()
    wallet.delay(80, { once: true })
    const before = Date.now()
    await sign()
    expect(Date.now() - before).toBeGreaterThanOrEqual(79)
    wallet.hang()
    const hung = sign()
    await expect.poll(() => wallet.release()).toBe(1)
    await hung
    wallet.answer('0xnonsense', { once: true })
    wallet.fail({ code: 1234, message: 'Not this one' }, { once: true })
    wallet.throwString('broken', { once: true })
    wallet.approve({ method: '*' })
    expect(await sign()).toBe('0xnonsense')
    await expect(sign()).rejects.toThrow('Not this one')
    await expect(sign()).rejects.toThrow('broken')
    wallet.approve()
    await expect(sign('hi', second)).rejects.toThrow('Invalid method parameters')
    await expect(sign()).resolves.toMatch(/^0x/)
  })

  it('answers nothing while locked', async () => {
    const { wallet, sign } = await connected()
    wallet.lock()
    const signed = sign()
    await expect.poll(() => wallet.log.at(-1)).toMatchObject({ method: 'personal_sign', outcome: 'pending' })
    expect(wallet.state.locked).toBe(true)
    wallet.unlock()
    expect(await signed).toMatch(/^0x/)
  })

  it('switches account and chain, extends, pings and disconnects on demand', async () => {
    const { site, wallet, session, sign, ask } = await connected()
    const events: unknown[] = []
    site.on('sessionEvent', ({ name }) => events.push(name))
    await wallet.switchAccount(1)
    expect(site.session(session.topic)?.namespaces.eip155?.accounts).toEqual([`eip155:1:${second}`])
    expect(await sign('hi', second)).toMatch(/^0x/)
    await wallet.switchChain('eip155:10')
    expect(site.session(session.topic)?.namespaces.eip155?.chains).toContain('eip155:10')
    await ask('eip155:1', 'wallet_switchEthereumChain', [{ chainId: '0x89' }])
    expect(site.session(session.topic)?.namespaces.eip155?.chains).toContain('eip155:137')
    await expect.poll(() => events).toEqual(['accountsChanged', 'chainChanged', 'chainChanged'])
    await wallet.ping()
    await wallet.extend()
    await expect(wallet.switchAccount(-1)).rejects.toSatisfy(noSuchAccount.is)
    await wallet.forget()
    await expect.poll(() => site.sessions()).toEqual([])
    expect(wallet.state.sessions).toEqual([])
  })

  it('answers after a tunnel, and after a restart with the same storage', async () => {
    const storage = createMemoryStorage()
    const { wallet, sign } = await connected({ storage })
    await wallet.loseConnection()
    const signed = sign()
    await wallet.restoreConnection()
    expect(await signed).toMatch(/^0x/)
    await wallet.stop()
    const waiting = sign()
    const again = await openWallet({ storage })
    expect(await waiting).toMatch(/^0x/)
    expect(again.state.sessions).toHaveLength(1)
  })

  it('reports what it can’t do: no node, an unknown chain, an invalid link', async () => {
    const { wallet, ask } = await connected()
    await expect(ask('eip155:1', 'eth_sendTransaction', [{ from: first, to: second }])).rejects.toThrow(
      'disconnected from this chain',
    )
    const site = await openSite()
    const { uri, approval } = await site.propose({
      namespaces: { cosmos: { chains: ['cosmos:cosmoshub-4'], methods: [], events: [] } },
    })
    await wallet.pair(uri)
    await expect(approval).rejects.toThrow('Unsupported chains')
    await expect(wallet.pair('wc:nonsense')).rejects.toSatisfy(pairingUriRefused.is)
  })
})

describe('one-click sign-in', () => {
  const input = {
    chains: ['eip155:1', 'eip155:10'],
    domain: 'site.example',
    uri: 'https://site.example/login',
    nonce: 'k3j4h5g6f7',
    statement: 'Sign in.',
    methods: ['personal_sign', 'eth_unknown'],
  }

  it('[WC-8] connects and signs in, with what is requested and supported', async () => {
    const [site, wallet] = [await openSite(), await openWallet()]
    const { uri, approval } = await site.authenticate(input)
    await wallet.pair(uri)
    const { session, authentication } = await approval
    expect(authentication).toMatchObject([{ p: { iss: `did:pkh:eip155:1:${first}`, nonce: input.nonce } }])
    expect(session?.namespaces.eip155).toMatchObject({
      accounts: [`eip155:1:${first}`, `eip155:10:${first}`],
      methods: ['personal_sign'],
    })
    const topic = session?.topic ?? ''
    expect(
      await site.request({ topic, chainId: 'eip155:10', method: 'personal_sign', params: ['hi', first] }),
    ).toMatch(/^0x/)
  })

  it('declines, and falls back to a plain session without the method', async () => {
    const [site, wallet] = [await openSite(), await openWallet()]
    wallet.reject({ method: 'wc_sessionAuthenticate' })
    const declined = await site.authenticate(input)
    await wallet.pair(declined.uri)
    await expect(declined.approval).rejects.toSatisfy(userRejected.is)
    const plain = await openWallet({ signsIn: false })
    const { uri, approval } = await site.authenticate(input)
    await plain.pair(uri)
    const { session, authentication } = await approval
    expect(authentication ?? []).toEqual([])
    expect(session?.namespaces.eip155?.accounts).toContain(`eip155:1:${first}`)
  })
})

it.each(['2.17.3', '2.21.8'] as const)('pairs with the open-source site SDK %s', async (version) => {
  const wallet = await openWallet()
  const dapp = await startTestDapp(relay.url, { version })
  onTestFinished(() => dapp.stop())
  const { uri, session } = await dapp.connect()
  await wallet.pair(uri)
  await session
  expect(wallet.state.sessions).toHaveLength(1)
})
