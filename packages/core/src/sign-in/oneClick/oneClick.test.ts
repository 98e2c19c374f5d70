import { type Cacao, type SignInData, type SignInSession, writeSignInMessage } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { setUp } from '../../testing/setUp'
import type { SignInConfig } from '../SignInConfig'
import { offerOneClick } from './askOneClick'
import { toSession } from './toSession'

/** Leaves room for a busy machine. */
const patience = { timeout: 10_000 }

const address = '0x1111111111111111111111111111111111111111'
const other = '0x2222222222222222222222222222222222222222'
const asked: SignInData = {
  domain: 'site.example',
  accountAddress: '',
  chainId: 'eip155:1',
  uri: 'https://site.example',
  version: '1',
  nonce: 'abcdefgh12',
  issuedAt: '2026-01-01T00:00:00.000Z',
  expirationTime: '2026-01-08T00:00:00.000Z',
  statement: 'Accept the terms.',
}

/** A wallet's signed message and the fields it sends with it. */
function signed(changes: Partial<SignInData> = {}, said: Partial<Cacao['p']> = {}) {
  const data = { ...asked, accountAddress: address, ...changes }
  const message = writeSignInMessage(data)
  const p = {
    iss: `did:pkh:${data.chainId}:${data.accountAddress}`,
    domain: data.domain,
    aud: data.uri,
    version: '1',
    nonce: data.nonce,
    iat: data.issuedAt,
    ...said,
  }
  const cacao: Cacao = { h: { t: 'caip122' }, p, s: { t: 'eip191', s: '0x01' } }
  return { cacao, message, data }
}

describe('[WC-8] a message that a wallet signed while connecting', () => {
  const question = { data: asked, chains: ['eip155:1', 'eip155:10'] } as const

  it('becomes a session with the fields of its text, the time of the pairing and the grant in words', () => {
    const statement = "Accept the terms. I further authorize: (1) 'request': 'personal_sign' for 'eip155'."
    const changes = {
      issuedAt: '2026-01-01T00:03:00.000Z',
      statement,
      resources: ['urn:recap:eyJ+/'],
      chainId: 'eip155:10',
    } as const
    const { cacao, message, data } = signed(changes)
    expect(toSession(question, { cacao, message })).toEqual({ data, message, signature: '0x01', cacao })
  })

  it.each<[string, Partial<SignInData>]>([
    ['sign-in/domain', { domain: 'evil.example' }],
    ['sign-in/uri', { uri: 'https://evil.example' }],
    ['sign-in/nonce', { nonce: 'zzzzzzzz99' }],
    ['sign-in/chain', { chainId: 'eip155:5' }],
    ['sign-in/malformed', { expirationTime: '2099-01-01T00:00:00.000Z' }],
    ['sign-in/malformed', { notBefore: '2020-01-01T00:00:00.000Z' }],
    ['sign-in/malformed', { requestId: 'r-1' }],
  ])('is rejected with %s when it differs from the request: %j', (code, changes) => {
    expect(() => toSession(question, signed(changes))).toThrow(expect.objectContaining({ code }))
  })

  it.each<[string, Partial<Cacao['p']>]>([
    ['sign-in/address', { iss: `did:pkh:eip155:1:${other}` }],
    ['sign-in/address', { iss: `did:pkh:eip155:10:${address}` }],
    ['sign-in/malformed', { nonce: 'zzzzzzzz99' }],
    ['sign-in/malformed', { domain: 'evil.example' }],
    ['sign-in/malformed', { aud: 'https://evil.example' }],
  ])('is rejected with %s when the wallet’s fields contradict it: %j', (code, said) => {
    expect(() => toSession(question, signed({}, said))).toThrow(expect.objectContaining({ code }))
  })
})

/** A site with a scripted sign-in. */
function enter(changes: Partial<SignInConfig> = {}) {
  const stored: SignInSession[] = []
  const siwx: SignInConfig = {
    createMessage: async () => ({ data: asked, toString: () => '' }),
    addSession: async (session) => void stored.push(session),
    setSessions: async (sessions) => void stored.push(...sessions),
    getSessions: async () => [],
    revokeSession: async () => undefined,
    ...changes,
  }
  const all = setUp({ siwx })
  offerOneClick(all.latchkey)
  return { ...all, stored, ask: async () => all.latchkey.live.oneClick?.() }
}

describe('[WC-8] the request that a pairing carries', () => {
  it('names every network, the chosen one first', async () => {
    const { ask } = enter()
    expect(await ask()).toMatchObject({
      chains: ['eip155:1', 'eip155:2'],
      domain: 'site.example',
      uri: 'https://site.example',
      nonce: 'abcdefgh12',
      statement: 'Accept the terms.',
      expirationTime: '2026-01-08T00:00:00.000Z',
    })
  })

  it.each<[string, Partial<SignInData>]>([
    ['letters that wallets do not show', { statement: 'Grüße' }],
    ['a line more', { statement: 'one\nURI: https://evil.example' }],
    ['no domain', { domain: '' }],
    ['a short nonce', { nonce: '1' }],
    ['nothing to read', { uri: 'nowhere' }],
  ])('isn’t sent with %s: the visitor is asked afterwards', async (_, changes) => {
    const createMessage = async () => ({ data: { ...asked, ...changes }, toString: () => '' })
    expect(await enter({ createMessage }).ask()).toBeNull()
  })

  it('doesn’t delay the code when a server doesn’t answer', async () => {
    const { ask, host } = enter({ createMessage: () => new Promise(() => undefined) })
    const question = ask()
    await expect.poll(() => host.timers(), patience).toContain(5_000)
    host.advance(5_000)
    expect(await question).toBeNull()
  })

  it('doesn’t delay the connection when storing hangs', async () => {
    const { ask, host, events, latchkey } = enter({ setSessions: () => new Promise(() => undefined) })
    const question = await ask()
    const taken = question?.took([signed()])
    expect(latchkey.getState().modal.notice).toMatchObject({
      message: 'Authenticating...',
      variant: 'loading',
    })
    await expect.poll(() => host.timers(), patience).toContain(30_000)
    host.advance(30_000)
    await expect(taken).rejects.toMatchObject({ code: 'http/timeout' })
    expect(events).toContain('SIWX_AUTH_ERROR')
    expect(latchkey.getState().modal.notice?.open).toBe(false)
  })

  it('leaves no session when the pairing was cancelled or storing took too long', async () => {
    const revoked: string[] = []
    let finish: () => void = () => undefined
    const { ask, host } = enter({
      setSessions: () => new Promise((resolve) => (finish = resolve)),
      revokeSession: async (chainId, account) => void revoked.push(`${chainId}:${account}`),
    })
    const question = await ask()
    const giveUp = new AbortController()
    const left = question?.took([signed()], giveUp.signal)
    await expect.poll(() => host.timers(), patience).toContain(30_000)
    giveUp.abort()
    finish()
    await expect(left).rejects.toMatchObject({ code: 'connect/cancelled' })
    expect(revoked).toEqual([`eip155:1:${address}`])

    const late = question?.took([signed()])
    await expect.poll(() => host.timers(), patience).toContain(30_000)
    host.advance(30_000)
    await expect(late).rejects.toMatchObject({ code: 'http/timeout' })
    expect(revoked).toHaveLength(1)
    finish()
    await expect.poll(() => revoked, patience).toHaveLength(2)
  })

  it('stores none of several when one differs from the request', async () => {
    const { ask, stored, events } = enter()
    const question = await ask()
    const good = signed()
    await expect(question?.took([good, signed({ nonce: 'zzzzzzzz99' })])).rejects.toMatchObject({
      code: 'sign-in/nonce',
    })
    expect(stored).toEqual([])
    await question?.took([good])
    expect(stored).toHaveLength(1)
    expect(events.filter((event) => event.startsWith('SIWX'))).toEqual([
      'SIWX_AUTH_ERROR',
      'SIWX_AUTH_SUCCESS',
    ])
  })
})
