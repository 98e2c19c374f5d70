import { type Latchkey, offerPairing, type SignInConfig } from '@latchkey/core'
import { type Cacao, type SignInSession, wrongSignature } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { formatRecap } from './authenticate/recap'
import { recoverSigner } from './authenticate/recoverSigner'
import { signInText } from './authenticate/signInText'
import type { PeerSignIn } from './peer/PeerState'
import { address, later, look, setUpPages } from './testing/setUpPages'
import { signText } from './testing/signText'
import { parsePairingUri } from './uri/parsePairingUri'

/** Leaves room for a busy machine. */
const patience = { timeout: 10_000 }

const stranger = '0x29e7e376e7c213b7e7e7e46cc70a5dd086daff2a'
const solana = {
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
  name: 'Solana',
  nativeCurrency: { name: 'SOL', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['https://solana.example'] } },
} as const
const ethereum = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://node.example'] } },
}

/** A site that keeps sessions itself, and accepts signatures of keys only. */
function createSite(changes: Partial<SignInConfig> = {}) {
  let sessions: readonly SignInSession[] = []
  const asked: string[] = []
  const verify = (session: SignInSession) => {
    const { accountAddress, chainId } = session.data
    const isGood = recoverSigner(session.message, session.signature) === accountAddress.toLowerCase()
    if (!isGood) throw wrongSignature({ address: accountAddress, chainId })
  }
  const siwx: SignInConfig = {
    async createMessage({ accountAddress, chainId }) {
      asked.push(accountAddress)
      const data = {
        domain: 'site.example',
        accountAddress,
        chainId,
        uri: 'https://site.example/login',
        version: '1',
        nonce: `nonce${asked.length}abcdef`,
        issuedAt: new Date().toISOString(),
        statement: 'Accept the terms.',
        expirationTime: '2100-01-01T00:00:00.000Z',
      } as const
      return { data, toString: () => 'text' }
    },
    async addSession(session) {
      verify(session)
      sessions = [...sessions, session]
    },
    async setSessions(all) {
      for (const session of all) verify(session)
      sessions = all
    },
    async getSessions(chainId, of) {
      return sessions.filter(
        ({ data }) => data.chainId === chainId && data.accountAddress.toLowerCase() === of.toLowerCase(),
      )
    },
    async revokeSession() {
      sessions = []
    },
    ...changes,
  }
  return { siwx, asked, sessions: () => sessions }
}

/** Signs as a wallet does: the request, with the grant narrowed to what it supports. */
function signFor({ payload }: Pick<PeerSignIn, 'payload'>, changes: Partial<Cacao['p']> = {}): Cacao {
  const { type: _, chains, ...rest } = payload
  const narrowed = formatRecap({ methods: ['personal_sign'], chains: [...chains] })
  const p = { ...rest, iss: `did:pkh:eip155:1:${address}`, resources: [narrowed], ...changes }
  const text = signInText(p)
  return { h: { t: 'caip122' }, p, s: { t: 'eip191', s: signText(text, new Uint8Array(32).fill(0x11)) } }
}

const granted = {
  eip155: {
    chains: ['eip155:1'],
    accounts: [`eip155:1:${address}`],
    methods: ['personal_sign'],
    events: ['accountsChanged'],
  },
}

/** A page that offers a pairing, and the wallet that has scanned it. */
async function enter(
  given: { changes?: Partial<SignInConfig>; signsIn?: boolean; networks?: (typeof ethereum)[] } = {},
) {
  const { changes, signsIn = true, networks } = given
  const site = createSite(changes)
  const all = await setUpPages({ signsIn, site: { siwx: site.siwx, ...(networks ? { networks } : {}) } })
  const page = all.openPage()
  const events: string[] = []
  const notices: string[] = []
  page.subscribeEvents(({ event }) => void events.push(event))
  page.subscribe(
    ({ modal }) => modal.notice,
    (notice) => notice?.open && notices.push(notice.message),
  )
  const stop = offerPairing(page, 'eip155')
  const scan = async () => {
    await all.wallet.pair(await all.uriOf(page))
    return later(() => all.wallet.signIns()[0])
  }
  const answer = async (signIn: PeerSignIn, cacaos: readonly Cacao[]) =>
    all.wallet.answerSignIn(signIn.id, { cacaos, namespaces: granted })
  return { ...all, ...site, page, events, notices, stop, scan, answer }
}

const error = (page: Latchkey) => later(() => page.getState().pairing?.error)
const isNoticeOpen = (page: Latchkey) => page.getState().modal.notice?.open ?? false

describe('[WC-8] one-click sign-in through the modal', () => {
  it('connects and signs in with one approval', async () => {
    const { page, scan, answer, sessions, events, notices, wallet, asked, uriOf } = await enter()
    expect(parsePairingUri(await uriOf(page)).methods).toEqual(['wc_sessionAuthenticate'])
    const signIn = await scan()
    expect(signIn.payload).toMatchObject({
      domain: 'site.example',
      aud: 'https://site.example/login',
      chains: ['eip155:1'],
      nonce: 'nonce1abcdef',
      statement: 'Accept the terms.',
      exp: '2100-01-01T00:00:00.000Z',
    })
    const cacao = signFor(signIn)
    await answer(signIn, [cacao])
    await expect.poll(() => page.getState().signIn?.status, patience).toBe('signed-in')
    expect(look(page)).toMatchObject({ status: 'connected', address })
    expect(sessions()).toMatchObject([
      {
        data: { accountAddress: address, chainId: 'eip155:1', nonce: 'nonce1abcdef', domain: 'site.example' },
        message: signInText(cacao.p),
        signature: cacao.s.s,
        cacao,
      },
    ])
    expect(notices).toEqual(['Authenticating...'])
    expect(isNoticeOpen(page)).toBe(false)
    expect(events.filter((event) => /SIWX|CONNECT_/.test(event))).toEqual([
      'SIWX_AUTH_SUCCESS',
      'CONNECT_SUCCESS',
    ])
    expect(asked).toEqual([''])
    expect(wallet.requests()).toEqual([])
    expect(page.getState().modal.open).toBe(false)
  })

  it('asks afterwards when the wallet only connects', async () => {
    const { page, agree, sessions, asked, events } = await enter({ signsIn: false })
    await agree(page)
    await expect.poll(() => look(page).status, patience).toBe('connected')
    await expect.poll(() => page.getState().nav.stack.at(-1)?.view, patience).toBe('SIWXSignMessage')
    expect([sessions(), asked[0]]).toEqual([[], ''])
    expect(events).not.toContain('SIWX_AUTH_ERROR')
  })

  it('isn’t requested when other families are wanted too, or the message can’t be made', async () => {
    const several = await enter({ networks: [ethereum, solana as never] })
    expect(parsePairingUri(await several.uriOf(several.page)).methods).toBeUndefined()
    expect(several.asked).toEqual([])
    const createMessage = () => Promise.reject(new TypeError('offline'))
    const silent = await enter({ changes: { createMessage } })
    expect(parsePairingUri(await silent.uriOf(silent.page)).methods).toBeUndefined()
  })

  it('disconnects the wallet when its signature is rejected', async () => {
    const setSessions = () => Promise.reject(new TypeError('the server says no'))
    const { page, scan, answer, events, wallet, notices } = await enter({ changes: { setSessions } })
    const signIn = await scan()
    await answer(signIn, [signFor(signIn)])
    expect(await error(page)).toMatchObject({ code: 'sign-in/failed' })
    expect(look(page).status).toBe('disconnected')
    expect(events).toContain('SIWX_AUTH_ERROR')
    expect(events).not.toContain('SIWX_AUTH_SUCCESS')
    expect([notices, isNoticeOpen(page)]).toEqual([['Authenticating...'], false])
    await expect.poll(() => wallet.sessions(), patience).toEqual([])
  })

  it('accepts a smart account’s signature when the storage has checked it on chain', async () => {
    let taken: readonly SignInSession[] = []
    const changes: Partial<SignInConfig> = {
      setSessions: async (all) => {
        taken = all
      },
      getSessions: async () => taken,
    }
    const { page, scan, answer, events } = await enter({ changes })
    const signIn = await scan()
    await answer(signIn, [{ ...signFor(signIn), s: { t: 'eip1271', s: '0x1234' } }])
    await expect.poll(() => page.getState().signIn?.status, patience).toBe('signed-in')
    expect(look(page)).toMatchObject({ status: 'connected', address })
    expect(taken).toMatchObject([{ signature: '0x1234', data: { accountAddress: address } }])
    expect(events).toContain('SIWX_AUTH_SUCCESS')
  })

  it('leaves a smart account’s signature to the storage', async () => {
    const { page, scan, answer, sessions, wallet } = await enter()
    const signIn = await scan()
    const cacao = signFor(signIn)
    await answer(signIn, [{ ...cacao, s: { t: 'eip1271', s: `0x${'12'.repeat(65)}` } }])
    expect(await error(page)).toMatchObject({ code: 'sign-in/signature' })
    expect([sessions(), look(page).status]).toEqual([[], 'disconnected'])
    await expect.poll(() => wallet.sessions(), patience).toEqual([])
  })

  it('[WC-2] offers a new code with a new nonce, and rejects the old answer', async () => {
    const { page, scan, answer, sessions, renewals, uriOf, wallet } = await enter()
    const old = await scan()
    const before = await uriOf(page)
    for (const renew of renewals.splice(0)) renew()
    await expect.poll(() => uriOf(page), patience).not.toBe(before)
    expect(parsePairingUri(await uriOf(page)).methods).toEqual(['wc_sessionAuthenticate'])
    await wallet.pair(await uriOf(page))
    const signIn = await later(() => wallet.signIns().find(({ id }) => id !== old.id))
    expect(signIn.payload.nonce).toBe('nonce2abcdef')
    // The signature for the earlier code, as if it had come with this one.
    await answer(signIn, [signFor(old)])
    expect(await error(page)).toMatchObject({ code: 'session/authentication-refused' })
    expect(sessions()).toEqual([])
  })

  it('counts when the visitor has looked away, and isn’t asked twice when they come back', async () => {
    const { page, scan, answer, sessions, stop, asked, uriOf } = await enter()
    const signIn = await scan()
    const uri = await uriOf(page)
    stop()
    const stopAgain = offerPairing(page, 'eip155')
    expect([await uriOf(page), asked]).toEqual([uri, ['']])
    stopAgain()
    await answer(signIn, [signFor(signIn)])
    await expect.poll(() => page.getState().signIn?.status, patience).toBe('signed-in')
    expect(sessions()).toHaveLength(1)
  })
})

describe('[WC-8] [SIW-6] a wallet that signs something else', () => {
  it.each<[string, Partial<Cacao['p']>]>([
    ['nonce', { nonce: 'othernonce1' }],
    ['domain', { domain: 'evil.example' }],
    ['page', { aud: 'https://evil.example' }],
    ['chain', { iss: `did:pkh:eip155:5:${address}` }],
    ['account', { iss: `did:pkh:eip155:1:${stranger}` }],
    ['end', { exp: '2200-01-01T00:00:00.000Z' }],
    ['beginning', { nbf: '2020-01-01T00:00:00.000Z' }],
    ['statement', { statement: 'Give me everything.' }],
  ])('connects and signs in nobody: another %s', async (_, changes) => {
    const { page, scan, answer, sessions, wallet } = await enter()
    const signIn = await scan()
    await answer(signIn, [signFor(signIn, changes)])
    expect(await error(page)).toMatchObject({ code: 'session/authentication-refused' })
    expect([sessions(), look(page).status]).toEqual([[], 'disconnected'])
    await expect.poll(() => wallet.sessions(), patience).toEqual([])
  })
})
