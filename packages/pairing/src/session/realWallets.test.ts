import { type Cacao, sessionEnded, userRejected } from '@latchkey/protocol'
import { startTestRelay, startTestWallet, type TestRelay, type TestWallet } from '@latchkey/relay/testing'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { formatRecap, parseRecap } from '../authenticate/recap'
import { recoverSigner } from '../authenticate/recoverSigner'
import { signInText } from '../authenticate/signInText'
import type { Session } from '../store/SignerState'
import { openRealSite, type RealSite } from '../testing/openRealSite'
import { signText } from '../testing/signText'

const key = new Uint8Array(32).fill(0x11)
const privateKey = `0x${'11'.repeat(32)}` as const
const account = '0x19e7e376e7c213b7e7e7e46cc70a5dd086daff2a'
const asked = {
  eip155: {
    chains: ['eip155:1', 'eip155:10'],
    methods: ['personal_sign', 'eth_sendTransaction', 'eth_signTypedData_v4'],
    events: ['chainChanged', 'accountsChanged'],
  },
}
const hello = { chainId: 'eip155:1', method: 'personal_sign', params: ['0x68656c6c6f', account] }

type AuthRequest = {
  readonly id: number
  readonly params: {
    readonly authPayload: Omit<Cacao['p'], 'iss'> & {
      readonly chains: readonly string[]
      readonly type: string
    }
  }
}

/** The part of the SDK that one-click sign-in uses. */
type AuthKit = {
  on(event: 'session_authenticate', listener: (request: AuthRequest) => void): unknown
  formatAuthMessage(parts: { request: object; iss: string }): string
  approveSessionAuthenticate(answer: { id: number; auths: readonly Cacao[] }): Promise<unknown>
  rejectSessionAuthenticate(answer: {
    id: number
    reason: { code: number; message: string }
  }): Promise<unknown>
}

describe.each(['1.1.2', '1.2.10'] as const)('with the wallet SDK %s', (version) => {
  let relay: TestRelay
  const open: { close?(): Promise<void>; stop?(): Promise<void> }[] = []
  beforeAll(async () => {
    relay = await startTestRelay()
  })
  afterEach(async () => {
    for (const one of open.splice(0)) await (one.close?.() ?? one.stop?.())
  })
  afterAll(() => relay.stop())

  const startWallet = async (options: Parameters<typeof startTestWallet>[1] = {}): Promise<TestWallet> => {
    const wallet = await startTestWallet(relay.url, { version, privateKey, ...options })
    open.push(wallet)
    return wallet
  }
  const openSite = async (storage?: RealSite['storage']): Promise<RealSite> => {
    const site = await openRealSite([relay.url], storage)
    open.push(site)
    return site
  }
  const connect = async (site: RealSite, wallet: TestWallet): Promise<Session> => {
    const { uri, approval } = await site.signer.propose({ namespaces: asked })
    await wallet.pair(uri)
    return approval
  }

  it('[WC-4] settles, signs, survives a reload, and ends', async () => {
    const wallet = await startWallet()
    let site = await openSite()
    const { topic, namespaces } = await connect(site, wallet)
    expect(namespaces.eip155?.accounts[0]?.toLowerCase()).toBe(`eip155:1:${account}`)
    const signature = await site.signer.request({ topic, ...hello })
    expect(recoverSigner('hello', String(signature))).toBe(account)

    await site.close()
    site = await openSite(site.storage)
    expect(site.signer.sessions()).toMatchObject([{ topic }])
    await site.signer.ping(topic)
    await site.signer.disconnect(topic)
    await expect.poll(() => wallet.sessions(), { timeout: 10_000 }).toEqual([])
    expect(site.signer.sessions()).toEqual([])
  })

  it('gets an answer to typed data with big integers', async () => {
    const seen: unknown[] = []
    const wallet = await startWallet({
      answer: async ({ params }) => {
        seen.push(params.request.params)
        return '0x01'
      },
    })
    const site = await openSite()
    const { topic } = await connect(site, wallet)
    const typed = '{"message":{"value":1000000000000000000,"list":[12345678901234567890]}}'
    const params = [account, typed]
    const answer = site.signer.request({ topic, chainId: 'eip155:1', method: 'eth_signTypedData_v4', params })
    expect(await answer).toBe('0x01')
    expect(seen).toEqual([params])
  })

  it('follows updates, extensions, events, pings and the end from the wallet', async () => {
    const wallet = await startWallet()
    const site = await openSite()
    const { topic } = await connect(site, wallet)
    const told: string[] = []
    site.signer.on(
      'sessionUpdated',
      ({ session }) => void told.push(`updated ${session.namespaces.eip155?.accounts.length}`),
    )
    site.signer.on('sessionExtended', () => void told.push('extended'))
    site.signer.on('sessionEvent', ({ name, data }) => void told.push(`${name} ${data}`))
    site.signer.on('sessionEnded', ({ by }) => void told.push(`ended ${by}`))
    const { kit } = wallet
    await (
      await kit.updateSession({ topic, namespaces: wallet.namespaces(['eip155:1', 'eip155:10']) })
    ).acknowledged()
    await new Promise((resolve) => setTimeout(resolve, 1100))
    await (await kit.extendSession({ topic })).acknowledged()
    await kit.emitSessionEvent({ topic, event: { name: 'chainChanged', data: 10 }, chainId: 'eip155:10' })
    await kit.engine.signClient.ping({ topic })
    const pending = site.signer
      .request({ topic, ...hello, method: 'eth_sendTransaction' })
      .catch((error: unknown) => error)
    await kit.disconnectSession({ topic, reason: { code: 6000, message: 'User disconnected.' } })
    await expect
      .poll(() => told, { timeout: 10_000 })
      .toEqual(['updated 2', 'extended', 'chainChanged 10', 'ended wallet'])
    const outcome = await pending
    expect(typeof outcome === 'string' || sessionEnded.is(outcome)).toBe(true)
    expect(site.signer.sessions()).toEqual([])
  })

  it('reports a decline, of the proposal and of a request', async () => {
    const site = await openSite()
    const unwilling = await startWallet({ rejects: true })
    await expect(connect(site, unwilling)).rejects.toSatisfy(userRejected.is)
    const wallet = await startWallet({ answer: () => Promise.reject(new TypeError('no')) })
    const { topic } = await connect(site, wallet)
    await expect(site.signer.request({ topic, ...hello })).rejects.toSatisfy(userRejected.is)
  })

  it('waits for a wallet that is away, and resends what the wallet shows once', async () => {
    const wallet = await startWallet()
    const site = await openSite()
    const { topic } = await connect(site, wallet)
    await wallet.stop()
    const answer = site.signer.request({ topic, ...hello })
    await expect.poll(() => site.signer.pending(), { timeout: 10_000 }).toHaveLength(1)
    const { id } = site.signer.pending()[0] ?? { id: 0 }
    await site.signer.resend(id)
    const back = await startWallet({ memory: wallet.memory })
    expect(recoverSigner('hello', String(await answer))).toBe(account)
    expect(recoverSigner('hello', String(await site.signer.request({ topic, ...hello })))).toBe(account)
    expect(back.requests).toHaveLength(2)
  })

  it('[WC-8] connects and signs in with one approval', async () => {
    const wallet = await startWallet()
    const site = await openSite()
    const loaded: unknown = wallet.kit
    const kit = loaded as AuthKit
    kit.on('session_authenticate', ({ id, params: { authPayload } }) => {
      const { chains, type: _, ...rest } = authPayload
      const iss = `did:pkh:eip155:1:${account}`
      const resource = formatRecap({ methods: ['personal_sign'], chains: [...chains] })
      const resources = [...(authPayload.resources ?? []).filter((one) => !parseRecap(one)), resource]
      const p = { ...rest, resources, iss }
      const text = kit.formatAuthMessage({ request: { ...authPayload, resources }, iss })
      expect(signInText(p)).toBe(text)
      const auth = { h: { t: 'caip122' }, p, s: { t: 'eip191', s: signText(text, key) } }
      void kit.approveSessionAuthenticate({ id, auths: [auth] })
    })
    const { uri, approval } = await site.signer.authenticate({
      chains: ['eip155:1'],
      domain: 'shop.example',
      uri: 'https://shop.example/login',
      nonce: 'k3j4h5g6f7',
      statement: 'Sign in.',
      resources: ['https://shop.example/terms'],
      methods: ['personal_sign', 'eth_sendTransaction'],
    })
    await wallet.pair(uri)
    const { session, authentication } = await approval
    expect(authentication?.[0]?.p.nonce).toBe('k3j4h5g6f7')
    expect(session?.namespaces.eip155).toMatchObject({
      accounts: [`eip155:1:${account}`],
      methods: ['personal_sign'],
    })
    const signature = await site.signer.request({ topic: session?.topic ?? '', ...hello })
    expect(recoverSigner('hello', String(signature))).toBe(account)
    expect(utf8ToBytes('hello')).toHaveLength(5)
  })

  it('falls back to a plain session with a wallet that doesn’t support it', async () => {
    const wallet = await startWallet()
    const site = await openSite()
    const { uri, approval } = await site.signer.authenticate({
      chains: ['eip155:1'],
      domain: 'shop.example',
      uri: 'https://shop.example/login',
      nonce: 'k3j4h5g6f7',
      methods: ['personal_sign'],
    })
    await wallet.pair(uri)
    const { session, authentication } = await approval
    expect(session?.namespaces.eip155?.accounts).toHaveLength(1)
    expect(authentication).toBeUndefined()
  })
})
