import { type Cacao, type LatchkeyError, parseSignInMessage, type SignInData } from '@latchkey/protocol'
import { describe, expect, it, vi } from 'vitest'
import { clockToleranceMs, isSameAccount } from './checkExpected'
import type { ExpectedSignIn } from './ExpectedSignIn'
import { createSigners, messageOf, now, type TestSigner, toSs58 } from './testing/signers'
import { type SignInQuestion, verifySignIn } from './verifySignIn'

const signers = await createSigners()
const families = Object.entries<TestSigner>(signers)
/** A node that answers no to every call. */
const noContract = async () => Response.json({ jsonrpc: '2.0', id: 1, result: '0x00' })
const nodes = { 'eip155:1': 'http://node.example' }
const usual: ExpectedSignIn = { domain: 'example.com', nonce: 'n0nceN0nce', uri: 'https://example.com/login' }

async function signed(signer: TestSigner, other: Partial<SignInData> = {}): Promise<SignInQuestion> {
  const message = messageOf(signer, other)
  return { message, signature: await signer.sign(message), expected: usual, now, nodes, fetch: noContract }
}
const codeOf = (question: SignInQuestion) =>
  verifySignIn(question).then(
    () => 'taken',
    (error: LatchkeyError) => error.code ?? String(error),
  )
const expecting = (question: SignInQuestion, other: Partial<ExpectedSignIn>): SignInQuestion => ({
  ...question,
  expected: { ...usual, ...other },
})

describe.each(families)('signing in on %s', (namespace, signer) => {
  it('[SIW-6] returns the signed data', async () => {
    const question = await signed(signer)
    expect(await verifySignIn(question)).toEqual(parseSignInMessage(question.message))
  })

  it('[SIW-6] rejects a message for another site, URI, chain or account', async () => {
    const question = await signed(signer)
    const { chainId, address } = signer
    for (const domain of ['example.org', 'xexample.com', 'example.com:443', 'EXAMPLE.com', ''])
      expect(await codeOf(expecting(question, { domain }))).toBe('sign-in/domain')
    expect(await codeOf(expecting(question, { domain: ['a.example', 'example.com'] }))).toBe('taken')
    for (const uri of [
      'https://example.com/other',
      'https://example.com/login/',
      'http://example.com',
      'https://example.com:8443',
      'https://example.com/',
      '',
    ])
      expect(await codeOf(expecting(question, { uri }))).toBe('sign-in/uri')
    for (const uri of ['https://example.com', ['https://a.example', 'https://example.com/login']])
      expect(await codeOf(expecting(question, { uri }))).toBe('taken')
    expect(await codeOf(expecting(question, { chainIds: [] }))).toBe('sign-in/chain')
    expect(await codeOf(expecting(question, { chainIds: ['eip155:10', `${chainId}x`] }))).toBe(
      'sign-in/chain',
    )
    expect(await codeOf(expecting(question, { chainIds: [chainId] }))).toBe('taken')
    const others = families.filter(([other]) => other !== namespace).map(([, one]) => one.address)
    for (const other of [...others, '', address.slice(0, -1)])
      expect(await codeOf(expecting(question, { address: other }))).toBe('sign-in/address')
    expect(await codeOf(expecting(question, { address }))).toBe('taken')
  })

  it('[SIW-6] rejects a message that is too early or expired, within the clock tolerance', async () => {
    const question = await signed(signer, { notBefore: '2026-03-01T12:05:00.000Z' })
    const at = (text: string, ms = 0) => codeOf({ ...question, now: Date.parse(text) + ms })
    expect(await at('2026-03-01T12:05:00.000Z', -clockToleranceMs - 1)).toBe('sign-in/not-yet-valid')
    expect(await at('2026-03-01T12:05:00.000Z', -clockToleranceMs)).toBe('taken')
    expect(await at('2026-03-01T13:00:00.000Z', clockToleranceMs - 1)).toBe('taken')
    expect(await at('2026-03-01T13:00:00.000Z', clockToleranceMs)).toBe('sign-in/expired')
    const issued = await signed(signer)
    const early = Date.parse('2026-03-01T12:00:00.000Z') - clockToleranceMs - 1
    expect(await codeOf({ ...issued, now: early })).toBe('sign-in/not-yet-valid')
    expect(await codeOf(expecting(issued, { maxAgeMs: 60_000 }))).toBe('sign-in/expired')
    expect(await codeOf(expecting(issued, { maxAgeMs: 600_000 }))).toBe('taken')
    expect(await codeOf({ ...issued, now: Number.NaN })).toBe('sign-in/not-yet-valid')
    expect(await codeOf(expecting(issued, { maxAgeMs: Number.NaN }))).toBe('sign-in/expired')
  })

  it('[SIW-6] consumes a nonce once, and only when everything else holds', async () => {
    const question = await signed(signer)
    expect(await codeOf(expecting(question, { nonce: 'othernonce' }))).toBe('sign-in/nonce')
    const known = new Set(['n0nceN0nce'])
    const nonce = vi.fn(async (one: string) => known.delete(one))
    const wrong = { ...question, signature: await signer.sign(`${question.message} `) }
    expect(await codeOf(expecting(wrong, { nonce }))).toBe('sign-in/signature')
    expect(await codeOf(expecting(question, { nonce, domain: 'example.org' }))).toBe('sign-in/domain')
    expect(await codeOf({ ...expecting(question, { nonce }), now: 0 })).toBe('sign-in/not-yet-valid')
    expect(nonce).not.toHaveBeenCalled()
    const both = await Promise.all([1, 2].map(() => codeOf(expecting(question, { nonce }))))
    expect(both.sort()).toEqual(['sign-in/nonce', 'taken'])
    expect(nonce).toHaveBeenCalledWith('n0nceN0nce', parseSignInMessage(question.message))
    const notQuite: unknown = () => 1
    expect(await codeOf(expecting(question, { nonce: notQuite as ExpectedSignIn['nonce'] }))).toBe(
      'sign-in/nonce',
    )
  })

  it('[SIW-6] rejects a message with one byte changed', async () => {
    const question = await signed(signer, { expirationTime: '2026-03-01T13:00:00Z' })
    const codes = new Set<string>()
    const { message } = question
    for (let at = 0; at < message.length; at += 1) {
      const sign = String.fromCharCode(message.charCodeAt(at) ^ 1)
      codes.add(await codeOf({ ...question, message: message.slice(0, at) + sign + message.slice(at + 1) }))
    }
    expect(codes).not.toContain('taken')
    const known = [
      'malformed',
      'domain',
      'uri',
      'nonce',
      'signature',
      'not-yet-valid',
      'expired',
      'chain',
      'unverifiable',
    ]
    expect([...codes].filter((code) => !known.includes(code.replace('sign-in/', '')))).toEqual([])
    expect(codes.size).toBeGreaterThan(4)
  })

  it('[SIW-6] rejects a changed signature, and one of another text or account', async () => {
    const question = await signed(signer)
    const { signature } = question
    const alphabet = /^0x/.test(signature) ? '0123456789abcdef' : 'ABCDEFGHJKLMNPQRSTUVWXYZ'
    for (let at = 0; at < signature.length; at += 1) {
      const other = [...alphabet].find((one) => one !== signature[at]) ?? ''
      const changed = signature.slice(0, at) + other + signature.slice(at + 1)
      expect(await codeOf({ ...question, signature: changed }), changed).toBe('sign-in/signature')
    }
    const elsewhere = await signed(signer, { domain: 'evil.example' })
    expect(await codeOf({ ...question, signature: elsewhere.signature })).toBe('sign-in/signature')
    for (const [, other] of families)
      if (other !== signer)
        expect(await codeOf({ ...question, signature: await other.sign(question.message) })).toBe(
          'sign-in/signature',
        )
  })

  it('[SIW-6] rejects oversized and non-text input', async () => {
    const question = await signed(signer)
    expect(await codeOf({ ...question, message: question.message.padEnd(10_001, 'x') })).toBe(
      'sign-in/malformed',
    )
    expect(await codeOf({ ...question, signature: '0x'.padEnd(32_769, '0') })).toBe('sign-in/malformed')
    for (const rubbish of ['null', '5', '{}', '[]', '{"length":3}', '{"__proto__":{"length":3}}']) {
      const value = JSON.parse(rubbish)
      expect(await codeOf({ ...question, message: value })).toBe('sign-in/malformed')
      expect(await codeOf({ ...question, signature: value })).toBe('sign-in/malformed')
    }
    for (const signature of ['', '0x', '0', 'é', '\0', '0x0', '0xzz', ' '.repeat(32_768), '1'.repeat(32_768)])
      expect(await codeOf({ ...question, signature })).toBe('sign-in/signature')
  })
})

describe('the URI of a site', () => {
  it('[SIW-6] must be on the domain by default', async () => {
    const { uri: _, ...expected } = usual
    const codeFor = async (uri: string) => codeOf({ ...(await signed(signers.solana, { uri })), expected })
    for (const uri of ['https://example.com', 'https://example.com/a?b#c', 'http://EXAMPLE.com/'])
      expect(await codeFor(uri)).toBe('taken')
    for (const uri of [
      'https://example.org',
      'https://example.com:8443/',
      'https://example.com@evil.example/',
      'https://user@example.com/',
      'urn:example.com',
      'ftp://example.com/',
      'https://example.com.evil.example/',
    ])
      expect(await codeFor(uri)).toBe('sign-in/uri')
  })
})

describe('one account in several spellings', () => {
  it('[SIW-6] matches regardless of EIP-55 and bech32 case and SS58 prefix', async () => {
    const { eip155, bip122, polkadot, solana } = signers
    const is = async (signer: TestSigner, address: string) =>
      codeOf(expecting(await signed(signer), { address }))
    expect(await is(eip155, eip155.address.toLowerCase())).toBe('taken')
    expect(await is(bip122, bip122.address.toUpperCase())).toBe('taken')
    const { base58 } = await import('@scure/base')
    const id = base58.decode(polkadot.address).slice(1, 33)
    for (const prefix of [0, 2, 42]) expect(await is(polkadot, toSs58(id, prefix))).toBe('taken')
    expect(await is(polkadot, toSs58(id.map((byte) => byte ^ 1)))).toBe('sign-in/address')
    expect(await is(solana, solana.address.toLowerCase())).toBe('sign-in/address')
    const general = { ...polkadot, address: toSs58(id, 42) }
    expect(await codeOf(await signed(general))).toBe('taken')
  })

  it('[SIW-6] differs by case where case matters', () => {
    const legacy = '1DAag8qiPLHh6hMFVu9qJQm9ro1HtwuyK5'
    expect(isSameAccount('bip122', legacy, legacy)).toBe(true)
    expect(isSameAccount('bip122', legacy, legacy.toLowerCase())).toBe(false)
    expect(isSameAccount('polkadot', legacy, 'nobody')).toBe(false)
  })

  it('[SIW-6] is rejected with a wrong checksum', async () => {
    const { eip155, bip122, polkadot } = signers
    const wrongCase = eip155.address.replace(/[a-f]/, (one) => one.toUpperCase())
    const mistyped = (address: string) => address.replace(/.$/, (one) => (one === 'q' ? 'p' : 'q'))
    const upper = `0x${eip155.address.slice(2).toUpperCase()}`
    for (const address of [wrongCase, upper])
      expect(await codeOf(await signed({ ...eip155, address }))).toBe('sign-in/malformed')
    for (const signer of [bip122, polkadot]) {
      const question = await signed(signer)
      const message = question.message.replace(signer.address, mistyped(signer.address))
      expect(await codeOf({ ...question, message })).toBe('sign-in/malformed')
    }
    expect(await codeOf(await signed({ ...eip155, address: eip155.address.toLowerCase() }))).toBe('taken')
  })

  it('[SIW-6] rejects a second sign-in with a re-encoded signature', async () => {
    const question = await signed(signers.eip155)
    const known = new Set(['n0nceN0nce'])
    const nonce = (one: string) => known.delete(one)
    const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
    const s = BigInt(`0x${question.signature.slice(66, 130)}`)
    const flipped = question.signature.endsWith('1b') ? '1c' : '1b'
    const other = question.signature.slice(0, 66) + (order - s).toString(16).padStart(64, '0') + flipped
    expect(await codeOf(expecting({ ...question, signature: other }, { nonce }))).toBe('taken')
    expect(await codeOf(expecting(question, { nonce }))).toBe('sign-in/nonce')
  })
})

describe('the zero address', () => {
  it('[SIW-6] never signs, whatever a node says, not even in one click', async () => {
    const fetch = vi.fn(async () => Response.json({ result: '0x01' }))
    const address = `0x${'00'.repeat(20)}`
    const message = messageOf({ ...signers.eip155, address })
    const data = parseSignInMessage(message)
    for (const signature of [`0x${'00'.repeat(64)}1b`, `0x${'ff'.repeat(64)}1c`, `0x${'11'.repeat(70)}`]) {
      const question = { message, signature, expected: usual, now, nodes, fetch }
      expect(await codeOf(question)).toBe('sign-in/signature')
      const { domain, uri: aud, nonce, issuedAt: iat, expirationTime: exp = '' } = data
      const p = { iss: `did:pkh:eip155:1:${address}`, domain, aud, version: '1', nonce, iat, exp }
      const cacao: Cacao = { h: { t: 'caip122' }, p, s: { t: 'eip1271', s: signature } }
      expect(await codeOf({ ...question, cacao })).toBe('sign-in/signature')
    }
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('an unknown nonce', () => {
  it('[SIW-6] costs no signature check and no node call with isKnownNonce', async () => {
    const fetch = vi.fn(noContract)
    const question = { ...(await signed(signers.eip155)), signature: `0x${'11'.repeat(70)}`, fetch }
    const isKnownNonce = vi.fn((nonce: string) => nonce !== 'n0nceN0nce')
    expect(await codeOf(expecting(question, { isKnownNonce }))).toBe('sign-in/nonce')
    expect([isKnownNonce.mock.calls, fetch.mock.calls]).toEqual([[['n0nceN0nce']], []])
    expect(await codeOf(expecting(question, { isKnownNonce: async () => true }))).toBe('sign-in/signature')
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})

describe('a message that a paired wallet signed while connecting', () => {
  const recap = 'urn:recap:eyJhdHQiOnsiZWlwMTU1Ijp7InJlcXVlc3QvcGVyc29uYWxfc2lnbiI6W3t9XX19fQ'
  const granted =
    " I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': 'personal_sign' for 'eip155'."

  async function oneClick() {
    const { eip155 } = signers
    const statement = 'Sign in to Example'
    const question = await signed(eip155, { statement: statement + granted, resources: [recap] })
    const data = parseSignInMessage(question.message)
    const cacao: Cacao = {
      h: { t: 'caip122' },
      p: {
        iss: `did:pkh:eip155:1:${eip155.address}`,
        domain: data.domain,
        aud: data.uri,
        version: '1',
        nonce: data.nonce,
        iat: data.issuedAt,
        exp: data.expirationTime ?? '',
        statement,
        resources: [recap],
      },
      s: { t: 'eip191', s: question.signature },
    }
    return { question, cacao }
  }

  it('[WC-8] [SIW-6] is accepted with the sentence about its grant', async () => {
    const { question, cacao } = await oneClick()
    expect(await codeOf({ ...question, cacao })).toBe('taken')
  })

  it('[WC-8] [SIW-6] is rejected if it differs from the text', async () => {
    const { question, cacao } = await oneClick()
    const other: readonly Partial<Cacao['p']>[] = [
      { iss: `did:pkh:eip155:10:${signers.eip155.address}` },
      { iss: 'did:pkh:eip155:1:0x0000000000000000000000000000000000000001' },
      { domain: 'evil.example' },
      { aud: 'https://evil.example' },
      { nonce: 'another1' },
      { iat: '2026-03-01T12:00:01.000Z' },
      { exp: '2027-03-01T12:00:01.000Z' },
      { nbf: '2026-03-01T12:00:00.000Z' },
      { requestId: '1' },
      { statement: 'I give everything away' },
      { resources: [] },
    ]
    for (const change of other)
      expect(await codeOf({ ...question, cacao: { ...cacao, p: { ...cacao.p, ...change } } })).toBe(
        'sign-in/malformed',
      )
    expect(await codeOf({ ...question, cacao: { ...cacao, s: { ...cacao.s, s: '0x00' } } })).toBe(
      'sign-in/malformed',
    )
  })
})
