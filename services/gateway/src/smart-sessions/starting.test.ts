import { grantedTerms, hashSmartSessionTerms, writeSmartSessionText } from '@latchkey/protocol'
import { parse } from 'valibot'
import { parseAbi } from 'viem'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { newKey } from '../testing/smart-sessions/setUpSigning'
import { setUpSmartSessions, type TestTerms } from '../testing/smart-sessions/setUpSmartSessions'
import { startScriptedNode } from '../testing/startScriptedNode'
import { startSweepingSmartSessions } from './startSweepingSmartSessions'

const node = await startScriptedNode(() => `0x${'0'.repeat(64)}`)
afterAll(() => node.stop())
const sessions = setUpSmartSessions({ chainId: 31337, url: node.url })
const { ask, accountId, grant, termsOf } = sessions
const native = { type: 'native-token-recurring-allowance', data: { allowance: '0x64', start: 0, period: 60 } }
const game = '0x00000000000000000000000000000000000000C0'
const abi = parseAbi(['function play(uint256 round, address[] friends)', 'function quit(bool now)'])
const call = (data: object) => ({
  type: 'contract-call',
  data: { address: game, abi, functions: [{ functionName: 'quit' }], ...data },
})
const database = () => sessions.gateway().services.database

const begin = async (address: string, terms: object) => ask(accountId(address), terms)
async function pending(address: string, terms: TestTerms) {
  const { body } = await begin(address, terms)
  const signer = { type: 'keys', data: { keys: [body.key, ...terms.signer.data.keys] } }
  return { pci: String(body.pci), ...terms, signer, context: '0x1234' }
}
type Granted = Awaited<ReturnType<typeof pending>>
/** What an account signs about a session that was granted. */
function textOf(act: 'confirm' | 'revoke', address: string, { pci, context: _, ...terms }: Granted): string {
  const subject = { pci, account: accountId(address), projectId: 'dev' }
  return act === 'revoke'
    ? writeSmartSessionText(act, subject)
    : writeSmartSessionText(act, {
        ...subject,
        termsHash: hashSmartSessionTerms(parse(grantedTerms, terms)),
      })
}
const activate = async (address: string, granted: object, more: { project?: string } = {}) =>
  ask(`${accountId(address)}/activate`, granted, more)

describe('the account in the path', () => {
  it('is a CAIP-10 account on a configured EVM chain', async () => {
    const { address } = newKey()
    const terms = termsOf(newKey(), [native])
    for (const path of [
      address,
      `eip155:${address}`,
      `solana:x:${address}`,
      `solana:31337:${address}`,
      `eip155:31337:0x12`,
      `eip155:1:${address}`,
      `eip155:031337:${address}`,
      `EIP155:31337:${address}`,
    ])
      for (const body of [undefined, terms]) {
        const answer = await ask(encodeURIComponent(path), body)
        expect([answer.status, answer.body.status], path).toEqual([400, 'FAILED'])
      }
    expect((await ask(encodeURIComponent(accountId(address)), terms)).status).toBe(200)
  })

  it('ignores case', async () => {
    const { address } = newKey()
    await grant(address.toLowerCase(), termsOf(newKey(), [native]))
    expect((await ask(accountId(address.toUpperCase().replace('0X', '0x')))).body.pcis).toHaveLength(1)
  })
})

describe('starting', () => {
  it('accepts only terms that can be enforced', async () => {
    const { address } = newKey()
    const good = termsOf(newKey(), [native])
    const one = (permission: object) => ({ ...good, permissions: [permission] })
    const key = good.signer.data.keys[0] ?? { type: '', publicKey: '' }
    const keys = (...list: object[]) => ({ ...good, signer: { type: 'keys', data: { keys: list } } })
    const recurring = (data: object) => one({ ...native, data: { ...native.data, ...data } })
    const wrong: Record<string, object> = {
      'in the past': { ...good, expiry: Math.floor(sessions.now() / 1_000) - 1 },
      'for years': { ...good, expiry: good.expiry + 400 * 86_400 },
      'of another signer': { ...good, signer: { type: 'account', data: { id: address } } },
      'without a key': keys(),
      'with two keys': keys(key, key),
      'with a key of another curve': keys({ ...key, type: 'secp256r1' }),
      'with half a key': keys({ ...key, publicKey: key.publicKey.slice(0, 68) }),
      'with a permission that is unknown': one({ type: 'erc721-transfer', data: {} }),
      'with extra fields in a permission': one({ ...native, required: true }),
      'with extra fields in an allowance': recurring({ unless: 'x' }),
      'with an invalid allowance': recurring({ allowance: '-1' }),
      'with an allowance too large': recurring({ allowance: `0x1${'0'.repeat(64)}` }),
      'with an empty period': recurring({ period: 0 }),
      'with an allowance twice': { ...good, permissions: [native, native] },
      'on the account itself': one(call({ address })),
      'of a function that is not in the ABI': one(call({ functions: [{ functionName: 'win' }] })),
      'of a function that appears twice': one(call({ abi: [...abi, ...parseAbi(['function quit()'])] })),
      'of no function': one(call({ functions: [] })),
      'of too few arguments': one(call({ functions: [{ functionName: 'quit', args: [] }] })),
      "of arguments that can't be ordered": one(
        call({ functions: [{ functionName: 'quit', args: [{ operator: 'LESS_THAN', value: true }] }] }),
      ),
      'of arguments of another type': one(call({ functions: [{ functionName: 'quit', args: ['maybe'] }] })),
      'of arguments that are lists': one(call({ functions: [{ functionName: 'play', args: ['1', null] }] })),
      'with an operator that is unknown': one(
        call({ functions: [{ functionName: 'quit', args: [{ operator: 'NOT', value: true }] }] }),
      ),
      'with an invalid ABI': one(
        call({ abi: [{ type: 'function', name: 'quit', inputs: [{ type: '(' }] }] }),
      ),
      'of a book': one(
        call({
          abi: [
            ...abi,
            ...Array.from({ length: 200 }, (_, n) => ({ type: 'event', name: `E${n}`.padEnd(90, '_') })),
          ],
        }),
      ),
      'with a policy that is unknown': { ...good, policies: [{ type: 'moon-phase', data: {} }] },
    }
    for (const [what, terms] of Object.entries(wrong)) {
      const answer = await begin(address, terms)
      expect([answer.status, answer.body.code], what).toEqual([400, 'gateway/session-terms'])
    }
    expect((await begin(address, one(call({})))).status).toBe(200)
  })

  it('is limited per caller and per account', async () => {
    const { address } = newKey()
    const terms = termsOf(newKey(), [native])
    const from = { headers: { 'x-forwarded-for': '198.51.100.7' } }
    const told = []
    for (let times = 0; times < 11; times++) told.push((await ask(accountId(address), terms, from)).status)
    expect(told).toEqual([...Array(10).fill(200), 429])
    // Callers from other addresses find no more room either.
    await database().query(
      `insert into smart_sessions (pci, project, account, terms, public_key, expires_at, created_at)
       select gen_random_uuid(), project, account, terms, public_key, expires_at, created_at
       from smart_sessions, generate_series(1, 8) where account = $1`,
      [accountId(address).toLowerCase()],
    )
    const all = await Promise.all(Array.from({ length: 13 }, () => begin(address, terms)))
    expect(all.filter(({ status }) => status === 200).length).toBe(10)
    expect(all.find(({ status }) => status !== 200)).toMatchObject({
      status: 429,
      body: { code: 'gateway/sessions-full' },
    })
    expect((await begin(newKey().address, terms)).status).toBe(200)
    expect((await ask(accountId(address))).body).toEqual({ pcis: [] })
    // Pending sessions expire.
    sessions.wait(601_000)
    expect((await begin(address, termsOf(newKey(), [native]))).status).toBe(200)
  })
})

describe('activating', () => {
  it('accepts exactly the original terms, with the gateway’s key first', async () => {
    const { address } = newKey()
    const terms = termsOf(newKey(), [native, call({})], [{ type: 'call-limit', data: { count: 5 } }])
    const granted = await pending(address, terms)
    const [own, site] = granted.signer.data.keys
    const keys = (...list: unknown[]) => ({ ...granted, signer: { type: 'keys', data: { keys: list } } })
    const richer = { ...native, data: { ...native.data, allowance: '0x65' } }
    const wrong: Record<string, object> = {
      'a later end': { ...granted, expiry: granted.expiry + 1 },
      'the keys in another order': keys(site, own),
      'the gateway’s key alone': keys(own),
      'the site’s key alone': keys(site),
      'another key of the site': keys(own, { type: 'secp256k1', publicKey: newKey().publicKey }),
      'a larger allowance': { ...granted, permissions: [richer, call({})] },
      'another order': { ...granted, permissions: [call({}), native] },
      'one permission less': { ...granted, permissions: [native] },
      'no policies': { ...granted, policies: [] },
    }
    for (const [what, one] of Object.entries(wrong)) {
      const answer = await activate(address, one)
      expect([answer.status, answer.body.code], what).toEqual([400, 'gateway/session-changed'])
    }
    expect((await activate(address, { ...granted, context: 'deadbeef' })).status).toBe(422)
    expect((await activate(newKey().address, granted)).status).toBe(404)
    const project = await sessions
      .gateway()
      .services.projects.create({ name: 'Other', origins: [], quota: null })
    expect((await activate(address, granted, { project: project.id })).status).toBe(404)
    expect((await ask(accountId(address))).body).toEqual({ pcis: [] })
    // Wallets write addresses and amounts differently.
    const written = JSON.parse(
      JSON.stringify(granted).replaceAll(game, game.toLowerCase()).replace('0x64', '0x0064'),
    )
    const all = await Promise.all([activate(address, written), activate(address, granted)])
    expect(all.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await activate(address, granted)).toMatchObject({
      status: 400,
      body: { code: 'gateway/session-active' },
    })
  })

  it('fails after ten minutes, and pending sessions are swept', async () => {
    const { address } = newKey()
    const granted = await pending(address, termsOf(newKey(), [native]))
    const { pci } = await grant(address, termsOf(newKey(), [native]))
    sessions.wait(601_000)
    expect((await activate(address, granted)).status).toBe(404)
    const ids = async () =>
      (
        await database().query<{ pci: string }>('select pci from smart_sessions where pci = any($1)', [
          [granted.pci, pci],
        ])
      ).map((row) => row.pci)
    const sweep = startSweepingSmartSessions({
      database: database(),
      log: { warn: vi.fn() },
      now: sessions.now,
    })
    await vi.waitFor(async () => expect(await ids()).toEqual([pci]), { timeout: 20_000 })
    await sweep.stop()
  })

  it('[FLG-6] fails if the account ended the session before, whatever it confirmed', async () => {
    const owner = newKey()
    const account = accountId(owner.address)
    const granted = await pending(owner.address, termsOf(newKey(), [native]))
    const { pci } = granted
    const by = (key: ReturnType<typeof newKey>, act: 'confirm' | 'revoke') =>
      key.signMessage({ message: textOf(act, owner.address, granted) })
    const signature = await by(owner, 'confirm')
    const end = async (key: ReturnType<typeof newKey>) =>
      (await ask(`${account}/revoke`, { pci, signature: await by(key, 'revoke') })).status
    expect([await end(newKey()), await end(owner), await end(owner)]).toEqual([403, 200, 400])
    for (const body of [granted, { ...granted, signature }])
      expect(await activate(owner.address, body)).toMatchObject({
        status: 400,
        body: { code: 'gateway/session-revoked' },
      })
    expect((await ask(account)).body).toEqual({ pcis: [] })
  })

  it("doesn't mistake an unreachable chain for a wrong signature", async () => {
    const { address } = newKey()
    const granted = await pending(address, termsOf(newKey(), [native]))
    const signature = await newKey().signMessage({ message: 'something else' })
    expect((await activate(address, { ...granted, signature })).status).toBe(403)
    node.break((response) => response.destroy())
    expect((await activate(address, { ...granted, signature })).status).toBe(503)
    node.break(undefined)
  })

  it('leaves an account room for its own sessions, listed first, however many strangers start', async () => {
    const owner = newKey()
    const terms = termsOf(newKey(), [native])
    await database().query(
      `insert into smart_sessions (pci, project, account, terms, public_key, expires_at, created_at, activated_at)
       select gen_random_uuid(), 'dev', $1, $2, '0x04', $3, now(), now() from generate_series(1, 55)`,
      [accountId(owner.address).toLowerCase(), JSON.stringify(terms), new Date(terms.expiry * 1_000)],
    )
    const granted = await pending(owner.address, terms)
    expect(await activate(owner.address, granted)).toMatchObject({
      status: 429,
      body: { code: 'gateway/sessions-full' },
    })
    const text = (act: 'confirm' | 'revoke', more: Partial<Granted> = {}) =>
      textOf(act, owner.address, { ...granted, ...more })
    const wrong = [
      await newKey().signMessage({ message: text('confirm') }),
      await owner.signMessage({ message: text('revoke') }),
      // The wallet showed other terms.
      await owner.signMessage({ message: text('confirm', { expiry: granted.expiry - 1 }) }),
      await owner.signMessage({ message: text('confirm', { permissions: [call({})] }) }),
    ]
    for (const signature of wrong)
      expect((await activate(owner.address, { ...granted, signature })).status).toBe(403)
    const signature = await owner.signMessage({ message: text('confirm') })
    expect((await activate(owner.address, { ...granted, signature })).status).toBe(200)
    const { pcis } = (await ask(accountId(owner.address))).body as { pcis: { pci: string }[] }
    expect(pcis).toHaveLength(56)
    expect(pcis[0]?.pci).toBe(granted.pci)
    // The list is limited, however many there are.
    await database().query(
      `insert into smart_sessions (pci, project, account, terms, public_key, expires_at, created_at, activated_at)
       select gen_random_uuid(), project, account, terms, public_key, $2, now(), now()
       from smart_sessions, generate_series(1, 10) where account = $1`,
      [accountId(owner.address).toLowerCase(), new Date()],
    )
    const full = (await ask(accountId(owner.address))).body as { pcis: { pci: string }[] }
    expect([full.pcis.length, full.pcis[0]?.pci]).toEqual([255, granted.pci])
  })
})
