import { authenticationRefused, type Cacao, requestRefused, userRejected } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { agreeKey } from '../crypto/agreeKey'
import { createKeyPair } from '../crypto/createKeyPair'
import { sealMessage } from '../message/publishMessage'
import type { PeerSignIn } from '../peer/PeerState'
import { seconds } from '../session/seconds'
import { createTable, granted, settle } from '../testing/createTable'
import { signText } from '../testing/signText'
import { parsePairingUri } from '../uri/parsePairingUri'
import { formatRecap } from './recap'
import { signInText } from './signInText'

const address = '0x19e7e376e7c213b7e7e7e46cc70a5dd086daff2a'
const input = {
  chains: ['eip155:1', 'eip155:10'],
  domain: 'shop.example',
  uri: 'https://shop.example/login',
  nonce: 'k3j4h5g6f7',
  statement: 'Sign in.',
  methods: ['personal_sign', 'eth_sendTransaction'],
}

const sign = (text: string) => signText(text, new Uint8Array(32).fill(0x11))

/** Signs as a wallet does: the request, with the grant narrowed to what it supports. */
function signFor({ payload }: PeerSignIn, changes: Partial<Cacao['p']> = {}, chain = 'eip155:1'): Cacao {
  const { type: _, chains, ...rest } = payload
  const narrowed = formatRecap({ methods: ['personal_sign'], chains: [...chains] })
  const p = { ...rest, iss: `did:pkh:${chain}:${address}`, resources: [narrowed], ...changes }
  return { h: { t: 'caip122' }, p, s: { t: 'eip191', s: sign(signInText(p)) } }
}

async function begin(signsIn = true, changes: Partial<typeof input> = {}) {
  const table = createTable({ signsIn })
  const page = await table.openPage()
  const { peer, relay } = await table.openWallet()
  const { uri, approval } = await page.signer.authenticate({ ...input, ...changes })
  await peer.pair(uri)
  await settle()
  const [signIn] = peer.signIns()
  return { table, page, peer, relay, uri, approval, signIn: signIn as PeerSignIn }
}

describe('one-click sign-in', () => {
  it('[WC-8] connects and signs in with one approval', async () => {
    const { table, page, peer, uri, approval, signIn } = await begin()
    expect(parsePairingUri(uri).methods).toEqual(['wc_sessionAuthenticate'])
    expect(signIn.payload).toMatchObject({
      type: 'caip122',
      aud: input.uri,
      version: '1',
      nonce: input.nonce,
    })
    const cacaos = [signFor(signIn)]
    await peer.answerSignIn(signIn.id, { cacaos, namespaces: granted })
    const { session, authentication } = await approval
    expect(authentication).toEqual(cacaos)
    expect(session).toMatchObject({
      expiry: seconds.of(table.clock.now()) + seconds.session,
      namespaces: {
        eip155: {
          accounts: [`eip155:1:${address}`, `eip155:10:${address}`],
          chains: ['eip155:1', 'eip155:10'],
          methods: ['personal_sign'],
          events: ['chainChanged', 'accountsChanged'],
        },
      },
      peer: { metadata: { name: 'Wallet' } },
    })
    expect(table.hub.sent(1103)).toEqual([])
    await settle()
    expect([...page.relay.topics]).toEqual([session?.topic])
    expect(table.stored().proposals).toEqual({})
    const answer = page.signer.request({
      topic: session?.topic ?? '',
      chainId: 'eip155:10',
      method: 'personal_sign',
    })
    await settle()
    await peer.respond(peer.requests()[0]?.id ?? 0, { result: '0x1' })
    expect(await answer).toBe('0x1')
  })

  it('survives a reload before the answer', async () => {
    const { table, page, peer, signIn } = await begin()
    const after = await table.reload(page)
    await peer.answerSignIn(signIn.id, { cacaos: [signFor(signIn)], namespaces: granted })
    await expect.poll(() => after.count('sessionSettled'), { timeout: 10_000 }).toBe(1)
    expect(after.told[0]).toMatchObject({ value: { authentication: [{ p: { nonce: input.nonce } }] } })
  })

  it('returns signed messages without a session when nothing is granted', async () => {
    const { table, peer, approval, signIn } = await begin(true, { methods: [] })
    const { resources: _, ...plain } = signFor(signIn).p
    await peer.answerSignIn(signIn.id, {
      cacaos: [{ ...signFor(signIn), p: plain, s: { t: 'eip191', s: sign(signInText(plain)) } }],
    })
    const { session, authentication } = await approval
    expect(session).toBeUndefined()
    expect(authentication).toHaveLength(1)
    expect(table.stored()).toMatchObject({ sessions: {}, proposals: {} })
  })

  it('ends when the visitor declines, and when the wallet rejects by itself on the pairing topic', async () => {
    const { table, page, peer, approval, signIn } = await begin()
    await peer.answerSignIn(signIn.id, { error: { code: 12001, message: 'User rejected' } })
    await expect(approval).rejects.toSatisfy(userRejected.is)
    expect(table.hub.sent(1118)).toHaveLength(1)
    expect([...page.relay.topics]).toEqual([])

    const second = await begin()
    const { topic } = parsePairingUri(second.uri)
    const pair = createKeyPair(second.table.ports.randomBytes(32))
    const symKey = agreeKey(pair.privateKey, second.signIn.requester.publicKey)
    const sealer = { relay: second.relay, randomBytes: second.table.ports.randomBytes }
    const text = sealMessage(
      sealer,
      { topic, symKey, senderPublicKey: pair.publicKey },
      { id: second.signIn.id, error: { code: 5100, message: 'Unsupported chains.' } },
    )
    await second.relay.publish(topic, text, { tag: 1119, ttl: 300 })
    await expect(second.approval).rejects.toThrow('Unsupported chains.')
    expect(second.table.stored().proposals).toEqual({})
  })

  it('falls back to a plain session when the wallet doesn’t support the method', async () => {
    const { table, peer, approval, page } = await begin(false)
    expect(table.hub.sent(0)).toHaveLength(1)
    const [proposal] = peer.proposals()
    expect(proposal?.optionalNamespaces).toEqual({
      eip155: {
        chains: input.chains,
        methods: ['personal_sign', 'eth_sendTransaction'],
        events: ['chainChanged', 'accountsChanged'],
      },
    })
    await peer.approve(proposal?.id ?? 0, { namespaces: granted })
    const { session, authentication } = await approval
    expect(session?.namespaces).toEqual(granted)
    expect(authentication).toBeUndefined()
    await settle()
    expect([...page.relay.topics]).toEqual([session?.topic])
  })

  it.each<[string, (signIn: PeerSignIn) => Cacao]>([
    ['another nonce', (asked) => signFor(asked, { nonce: 'forged' })],
    ['another domain', (asked) => signFor(asked, { domain: 'evil.example' })],
    ['another page', (asked) => signFor(asked, { aud: 'https://evil.example' })],
    ['another time', (asked) => signFor(asked, { iat: '2020-01-01T00:00:00.000Z' })],
    ['an end that was not asked for', (asked) => signFor(asked, { exp: '2030-01-01T00:00:00.000Z' })],
    ['another statement', (asked) => signFor(asked, { statement: 'Give me all.' })],
    ['another chain', (asked) => signFor(asked, {}, 'eip155:5')],
    [
      'a method that was not asked for',
      (asked) => signFor(asked, { resources: [formatRecap({ methods: ['eth_sign'], chains: [] })] }),
    ],
    [
      'a chain in the grant that was not asked for',
      (asked) =>
        signFor(asked, { resources: [formatRecap({ methods: ['personal_sign'], chains: ['eip155:5'] })] }),
    ],
    [
      'another resource',
      (asked) =>
        signFor(asked, { resources: ['https://evil.example', ...(signFor(asked).p.resources ?? [])] }),
    ],
    [
      'a grant that is not the last',
      (asked) => signFor(asked, { resources: [...(signFor(asked).p.resources ?? []), 'urn:recap:e30'] }),
    ],
    ['the signature of another text', (asked) => ({ ...signFor(asked), s: { t: 'eip191', s: sign('x') } })],
    [
      'the account of another',
      (asked) => ({
        ...signFor(asked),
        p: { ...signFor(asked).p, iss: `did:pkh:eip155:1:0x${'ab'.repeat(20)}` },
      }),
    ],
    [
      'a contract that no node can check',
      (asked) => ({ ...signFor(asked), s: { ...signFor(asked).s, t: 'eip1271' } }),
    ],
    [
      'a signature of another kind',
      (asked) => ({ ...signFor(asked), s: { ...signFor(asked).s, t: 'none' } }),
    ],
  ])('rejects %s, and stores nothing', async (_, forge) => {
    const { table, page, peer, approval, signIn } = await begin()
    await peer.answerSignIn(signIn.id, { cacaos: [signFor(signIn), forge(signIn)], namespaces: granted })
    await expect(approval).rejects.toSatisfy(authenticationRefused.is)
    await settle()
    expect(table.stored()).toMatchObject({ sessions: {}, proposals: {} })
    expect(page.count('sessionSettled')).toBe(0)
    expect([...page.relay.topics]).toEqual([])
  })

  it('drops an answer that comes after the visitor gave up', async () => {
    const table = createTable({ signsIn: true })
    const page = await table.openPage()
    const { peer } = await table.openWallet()
    const giving = new AbortController()
    const { uri, approval } = await page.signer.authenticate({ ...input, signal: giving.signal })
    await peer.pair(uri)
    await settle()
    const [signIn] = peer.signIns()
    giving.abort()
    await expect(approval).rejects.toThrow()
    if (signIn) await peer.answerSignIn(signIn.id, { cacaos: [signFor(signIn)], namespaces: granted })
    await settle()
    expect(table.stored()).toMatchObject({ sessions: {}, proposals: {} })
  })

  it('requests nothing that wallets can’t sign', async () => {
    const table = createTable()
    const page = await table.openPage()
    const bad = [
      { chains: [] },
      { chains: ['eip155:1', 'solana:abc'] },
      { statement: 'Grüße' },
      { statement: 'two\nlines' },
      { nonce: '' },
      { domain: 'a\nb' },
      { resources: ['https://a.example\n- https://b.example'] },
    ]
    for (const changes of bad)
      await expect(page.signer.authenticate({ ...input, ...changes })).rejects.toSatisfy(requestRefused.is)
    expect(table.hub.log).toEqual([])
    expect(table.storage.texts.size).toBe(0)
  })
})
