import type { NetworkId } from '@latchkey/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSigner, type SignedIn, type Signer } from './createSigner'
import { type Answerer, type Client, openClient } from './openClient'

/** The URL that visitors of the examples see. */
const origin = 'http://localhost:3000'
const { host: domain } = new URL(origin)
const minute = 60_000
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const networks: { readonly [family: string]: NetworkId } = {
  evm: 'eip155:1',
  solana,
  bitcoin: 'bip122:000000000019d6689c085ae165831e93',
  polkadot: 'polkadot:68d56f15f85d3136970ec16946040bc1',
}
const alice = createSigner('eip155:1')
/** Only a key signature is certain here; an EVM address might be a contract, which only a node can tell. */
const [sam, sue] = [createSigner(solana), createSigner(solana, 1)]

async function nonceFor(client: Client): Promise<string> {
  const { body } = await client.get('/api/nonce')
  return (body as { readonly nonce: string }).nonce
}

async function messageOf(client: Client, { signIn }: Signer, changes = {}): Promise<SignedIn> {
  return signIn({ domain, uri: origin, nonce: await nonceFor(client), ...changes })
}

async function enter(client: Client, signer: Signer): Promise<void> {
  const answer = await client.post('/api/sign-in', await messageOf(client, signer))
  expect(answer).toEqual({ status: 204, body: null })
}

const secretOf = (client: Client, { account }: Signer) =>
  client.get(`/api/secret?account=${encodeURIComponent(account)}`)
const refusal = { status: 401, body: { code: 'sign-in/no-session' } }
const reads = ({ account }: Signer) => ({ status: 200, body: { secret: `Only ${account} can read this.` } })

/** Signs in to the back end of an example, and attacks it. */
export function describeBackEnd(name: string, backEnd: (origin: string) => Answerer): void {
  describe(`the back end of examples/${name}`, () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['Date'] })
      // The examples list public nodes; tests call none of them.
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Tests ask no public node')))
    })
    afterEach(() => {
      vi.useRealTimers()
      vi.unstubAllGlobals()
      vi.unstubAllEnvs()
    })

    const open = (at = origin) => {
      vi.stubEnv('ORIGIN', at)
      const answer = backEnd(at)
      return { client: openClient(answer, at), other: openClient(answer, at) }
    }

    it.each(Object.entries(networks))(
      '[SIW-6] signs in an account of %s, and tells its secret to nobody else',
      async (_, chainId) => {
        const { client, other } = open()
        const [owner, stranger] = [createSigner(chainId), createSigner(chainId, 1)]
        expect(await secretOf(client, owner)).toEqual(refusal)
        await enter(client, owner)
        expect(await secretOf(client, owner)).toEqual(reads(owner))
        expect(await secretOf(client, stranger)).toEqual(refusal)
        expect(await secretOf(other, owner)).toEqual(refusal)
        await enter(other, stranger)
        expect(await secretOf(other, owner)).toEqual(refusal)
        expect(await secretOf(other, stranger)).toEqual(reads(stranger))
        expect(client.setCookie).toMatch(/^session=[\w-]{36};/)
        for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Path=/'])
          expect(client.setCookie.toLowerCase()).toContain(`; ${attribute.toLowerCase()}`)
        expect((await client.get('/api/sessions')).body).toEqual([
          expect.objectContaining({
            data: expect.objectContaining({ accountAddress: owner.address, chainId }),
          }),
        ])
      },
    )

    it('[SIW-6] keeps several accounts, and signs one of them out', async () => {
      const { client } = open()
      await enter(client, alice)
      const planted = client.cookie
      await enter(client, sam)
      expect(client.cookie).not.toBe(planted)
      expect(await secretOf(client, alice)).toEqual(reads(alice))
      expect(await secretOf(client, sam)).toEqual(reads(sam))
      await client.post(`/api/sign-out?account=${encodeURIComponent(alice.account)}`)
      expect(await secretOf(client, alice)).toEqual(refusal)
      expect(await secretOf(client, sam)).toEqual(reads(sam))
      client.cookie = planted
      expect(await secretOf(client, alice)).toEqual(refusal)
    })

    it('[SIW-6] treats spellings of one address as one account, and allows ten accounts at most', async () => {
      const { client } = open()
      await enter(client, alice)
      const small = await messageOf(client, alice, { accountAddress: alice.address.toLowerCase() })
      expect((await client.post('/api/sign-in', small)).status).toBe(204)
      expect((await client.get('/api/sessions')).body).toHaveLength(1)
      expect(await secretOf(client, alice)).toEqual(reads(alice))
      await client.post(`/api/sign-out?account=${encodeURIComponent(alice.account)}`)
      expect((await client.get('/api/sessions')).body).toEqual([])
      const many = Array.from({ length: 12 }, (_, index) => createSigner(solana, index))
      for (const signer of many) await enter(client, signer)
      expect((await client.get('/api/sessions')).body).toHaveLength(10)
      expect(await Promise.all(many.slice(0, 3).map((signer) => secretOf(client, signer)))).toMatchObject([
        { status: 401 },
        { status: 401 },
        { status: 200 },
      ])
    })

    it('[SIW-9] rejects the old cookie after signing out, a forged one always, and every one once expired', async () => {
      const { client, other } = open()
      await enter(client, alice)
      const { cookie } = client
      other.cookie = cookie
      expect(await secretOf(other, alice)).toEqual(reads(alice))
      expect((await client.post('/api/sign-out')).status).toBe(204)
      expect(client.cookie).toBe('')
      expect(await secretOf(client, alice)).toEqual(refusal)
      expect(await secretOf(other, alice)).toEqual(refusal)
      for (const made of [
        'session=',
        `session=${crypto.randomUUID()}`,
        'session=__proto__',
        `session=${alice.account}`,
      ]) {
        other.cookie = made
        expect(await secretOf(other, alice)).toEqual(refusal)
      }
      await enter(client, alice)
      vi.setSystemTime(Date.now() + 59 * minute)
      expect(await secretOf(client, alice)).toEqual(reads(alice))
      vi.setSystemTime(Date.now() + 2 * minute)
      expect(await secretOf(client, alice)).toEqual(refusal)
      expect((await client.get('/api/sessions')).body).toEqual([])
      // Each account separately, even if another one came later.
      await enter(client, alice)
      vi.setSystemTime(Date.now() + 30 * minute)
      await enter(client, sam)
      vi.setSystemTime(Date.now() + 31 * minute)
      expect(await secretOf(client, alice)).toEqual(refusal)
      expect(await secretOf(client, sam)).toEqual(reads(sam))
    })

    it('[SIW-6] names its cookie so no neighbouring host can plant one, if the site uses https', async () => {
      const { client } = open('https://shop.example')
      const there = { domain: 'shop.example', uri: 'https://shop.example' }
      const answer = await client.post('/api/sign-in', await messageOf(client, sam, there))
      expect(answer.status).toBe(204)
      expect(client.setCookie).toMatch(/^__Host-session=[\w-]{36};/)
      expect(client.setCookie).toContain('; Secure')
      expect(client.setCookie).not.toMatch(/domain/i)
      expect(await secretOf(client, sam)).toEqual(reads(sam))
      const here = await client.post('/api/sign-in', await messageOf(client, sam))
      expect(here).toEqual({ status: 401, body: { code: 'sign-in/domain' } })
      await client.post('/api/sign-out')
      expect(client.setCookie).toContain('; Secure')
      expect(client.cookie).toBe('')
    })

    it('[SIW-6] accepts a nonce once, only its own, and not for long', async () => {
      const { client, other: second } = open()
      const used = await messageOf(client, alice)
      // However many are requested, none is lost.
      for (let count = 0; count < 100; count++) await second.get('/api/nonce')
      const twice = await Promise.all([client.post('/api/sign-in', used), second.post('/api/sign-in', used)])
      expect(twice.map(({ status }) => status).sort()).toEqual([204, 401])
      await client.post('/api/sign-out')
      const nonceRefused = { status: 401, body: { code: 'sign-in/nonce' } }
      expect(await client.post('/api/sign-in', used)).toEqual(nonceRefused)
      const given = await nonceFor(client)
      const last = given.endsWith('0') ? '1' : '0'
      for (const nonce of [
        'abcdefgh12345678',
        '0'.repeat(76),
        `${given.slice(0, -1)}${last}`,
        `f${given.slice(1)}`,
      ]) {
        const made = await messageOf(client, alice, { nonce })
        expect(await client.post('/api/sign-in', made)).toEqual(nonceRefused)
      }
      // Only the message was signed, not what comes with it.
      const other = await messageOf(client, sam, { nonce: 'abcdefgh12345678' })
      const claimed = { ...other, data: { ...other.data, nonce: given } }
      expect(await client.post('/api/sign-in', claimed)).toEqual(nonceRefused)
      const late = await messageOf(client, alice)
      vi.setSystemTime(Date.now() + 11 * minute)
      expect(await client.post('/api/sign-in', late)).toEqual(nonceRefused)
      expect(await secretOf(client, alice)).toEqual(refusal)
    })

    it.each([
      ['sign-in/domain', { domain: 'evil.example' }],
      ['sign-in/uri', { uri: 'https://evil.example' }],
      ['sign-in/chain', { chainId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' }],
      ['sign-in/expired', { expirationTime: '2020-01-01T00:00:00.000Z' }],
      [
        'sign-in/not-yet-valid',
        { notBefore: '2099-01-01T00:00:00.000Z', expirationTime: '2099-02-01T00:00:00.000Z' },
      ],
      ['sign-in/signature', { accountAddress: sue.address }],
    ])('[SIW-6] rejects with %s what was signed with another one', async (code, changes) => {
      const { client } = open()
      const nonce = await nonceFor(client)
      const wrong = await messageOf(client, sam, { nonce, ...changes })
      expect(await client.post('/api/sign-in', wrong)).toEqual({ status: 401, body: { code } })
      expect(client.cookie).toBe('')
      // A failed attempt doesn't use up the nonce.
      expect((await client.post('/api/sign-in', await messageOf(client, sam, { nonce }))).status).toBe(204)
    })

    it('[SIW-6] rejects what was changed after signing, what isn’t a sign-in, and what another site sends', async () => {
      const { client } = open()
      const honest = await messageOf(client, sam)
      const theirs = await messageOf(client, sue)
      const wrong = { status: 401, body: { code: 'sign-in/signature' } }
      const statement = honest.message.replace('\n\nURI', '\n\nYes\n\nURI').replace('\n\n\n', '\n\n')
      expect(await client.post('/api/sign-in', { ...honest, message: statement })).toMatchObject({
        status: 401,
      })
      expect(await client.post('/api/sign-in', { ...honest, signature: theirs.signature })).toEqual(wrong)
      // If a chain can't recover a key, it returns zeros: nobody has that address, and no node is asked about it.
      const nobody = await messageOf(client, alice, { accountAddress: `0x${'00'.repeat(20)}` })
      for (const signature of [`0x${'00'.repeat(64)}1b`, `0x${'ff'.repeat(64)}1c`])
        expect(await client.post('/api/sign-in', { ...nobody, signature })).toEqual(wrong)
      // Unknown isn't the same as wrong.
      const contract = await messageOf(client, alice)
      expect(await client.post('/api/sign-in', { ...contract, signature: `0x${'11'.repeat(65)}` })).toEqual({
        status: 503,
        body: { code: 'sign-in/unverifiable' },
      })
      for (const body of [
        '',
        '{',
        'null',
        '[]',
        '{}',
        { message: honest.message },
        { ...honest, signature: 7 },
      ])
        expect((await client.post('/api/sign-in', body)).status).toBeOneOf([400, 401])
      const huge = { ...honest, message: 'x'.repeat(200_000) }
      expect((await client.post('/api/sign-in', huge)).status).toBe(413)
      // Without a length, in chunks, and without an end: rejected as soon as it is too much.
      const endless = new ReadableStream({ pull: (out) => out.enqueue(new Uint8Array(10_000).fill(32)) })
      expect((await client.post('/api/sign-in', endless)).status).toBe(413)
      for (const from of ['https://evil.example', 'null', ''])
        for (const type of ['text/plain', 'application/json'])
          expect(
            (await client.post('/api/sign-in', honest, { 'content-type': type, origin: from })).status,
          ).toBe(403)
      expect(client.cookie).toBe('')
      await enter(client, alice)
      const stay = await client.post('/api/sign-out', {}, { origin: 'https://evil.example' })
      expect(stay.status).toBe(403)
      expect(await secretOf(client, alice)).toEqual(reads(alice))
    })
  })
}
