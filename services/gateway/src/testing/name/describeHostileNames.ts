import type { AnvilNode } from '@latchkey/testing/node'
import { getNamesResolver, seedNames, startAnvil } from '@latchkey/testing/node'
import fc from 'fast-check'
import { encodeFunctionData, type Hex, keccak256, namehash, parseAbi, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { packetToBytes } from 'viem/ens'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { endureRequest } from '../hostile/endureRequest'
import { oddText } from '../hostile/oddText'
import { toWellFormed } from '../hostile/toWellFormed'
import type { Signer } from '../openSigners'
import { type Forgery, forgeries, type NameBody, oddMessages, replays } from './forgeries'
import { openHostileContracts } from './hostileContracts'
import { hostileLookups } from './hostileLookups'
import { findSigner, type HeldName, readLookup, readResult } from './readLookup'
import { setUpNames, signName } from './setUpNames'

const documented = [200, 400, 401, 404, 413, 422, 429]
const mostBytes = 20_000
/** How many attacks run at once, beside one visitor. */
const atOnce = 10
const resolver = getNamesResolver()
const abi = parseAbi([
  'function resolve(bytes name, bytes data) view returns (bytes)',
  'function addr(bytes32 node) view returns (address)',
])

/** A hostile request, and what its answer must be. Beside it, a visitor registers this name. */
type Attack = (beside: string) => Promise<void>

/** Tests that all calls of names together give this many hostile requests a documented answer, and visitors theirs. */
export function describeHostileNames(requests: number): void {
  const key = generatePrivateKey()
  const settings: Record<string, string> = {
    GATEWAY_RATE_LIMIT: '100000',
    GATEWAY_BYTE_RATE_LIMIT: '1000000000',
    NAMES_RATE_LIMIT: '100000',
    NAMES_PER_CLIENT: '100000',
    NAMES_KEY: key,
    NAMES_RESOLVER: JSON.stringify({ 'eip155:31337': resolver }),
  }
  let anvil: AnvilNode
  let contracts: Awaited<ReturnType<typeof openHostileContracts>>
  beforeAll(async () => {
    anvil = await startAnvil()
    contracts = await openHostileContracts(anvil.url)
    await seedNames(anvil.url, { zones: ['sample.eth'], gatewayUrl: 'http://127.0.0.1:1', signers: [] })
    const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
    const names = anvil.contracts.ensUniversalResolver
    settings.GATEWAY_CHAINS = JSON.stringify([
      { id: 'eip155:31337', name: 'Local', rpc: [anvil.url], names },
      { id: 'eip155:31338', name: 'Second', rpc: [anvil.url], nativeCurrency },
    ])
  }, 60_000)
  const gateway = setUpNames(settings)
  afterAll(() => anvil?.stop())

  /** What validly signed registrations left. */
  const held = new Map<string, HeldName>()
  const used: NameBody[] = []
  let visitors = 0
  let signedAnswers = 0
  const openVisitor = (): Signer & { readonly key: Hex } => {
    visitors += 1
    const own = keccak256(toHex(`visitor ${visitors}`))
    const account = privateKeyToAccount(own)
    const sign = (message: string) => account.signMessage({ message })
    return { chainId: 'eip155:31337', address: account.address, sign, key: own }
  }
  const endure = async (path: string, init?: RequestInit) => {
    const answer = await endureRequest(() => gateway().ask(path, init), { what: path, documented, mostBytes })
    if (answer.status !== 200) expectTyped(answer)
    return answer
  }
  const post = (body: unknown, path = '/v1/profile/account') =>
    endure(path, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) })
  const anyHeld = fc.nat().map((at) => [...held.keys()][at % held.size] ?? 'nobody.sample.eth')

  const forged = fc.tuple(forgeries, fc.boolean()).map(
    ([forge, isUsed]): Attack =>
      async () => {
        const visitor = openVisitor()
        const body =
          (isUsed && used.at(-1)) || (await signName(openVisitor(), `forged-${visitors}.sample.eth`))
        const change = await forge(body, { signer: visitor, key: visitor.key, contracts })
        expect((await post(change)).status).not.toBe(200)
      },
  )
  const replayed = fc.tuple(replays, fc.nat()).map(
    ([forge, at]: [Forgery, number]): Attack =>
      async () => {
        const visitor = openVisitor()
        // Of those whose time hasn't passed.
        const body = used.slice(-20)[at % Math.min(20, used.length)]
        if (!body) return
        const change = await forge(body, { signer: visitor, key: visitor.key, contracts })
        expect([400, 401]).toContain((await post(change)).status)
      },
  )
  const signed = oddMessages.map(
    (message): Attack =>
      async () => {
        const visitor = openVisitor()
        const answer = await post(await signName(visitor, '', { message }))
        if (answer.status !== 200) return
        // A message that is fine after all.
        const { name, attributes } = JSON.parse(message)
        expect(JSON.parse(answer.text).name).toBe(name.toLowerCase())
        held.set(name.toLowerCase(), { owner: visitor.address.toLowerCase(), bio: attributes?.bio })
      },
  )
  const raw = fc
    .oneof(
      oddText,
      fc.constantFrom(
        '',
        '[',
        'null',
        '['.repeat(10_000),
        `{"message":"${'x'.repeat(70_000)}"}`,
        '"\\ud800"',
      ),
      fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
    )
    .chain((body) => fc.constantFrom('/v1/profile/account', '/v1/names/ccip').map((path) => ({ body, path })))
    .map(
      ({ body, path }): Attack =>
        async () => {
          expect((await post(body, path)).status).not.toBe(200)
        },
    )
  const looked = fc
    .tuple(
      hostileLookups(anyHeld),
      fc.boolean(),
      fc.option(fc.oneof(fc.constantFrom('eip155:31337', 'eip155:31338', 'eip155:1', '__proto__'), oddText), {
        freq: 4,
        nil: undefined,
      }),
      fc.oneof(fc.constantFrom<string>(resolver, `0x${'12'.repeat(20)}`), oddText),
    )
    .map(
      ([data, isPosted, chainId, sender]): Attack =>
        async (beside) => {
          const query = chainId === undefined ? '' : `?chainId=${encodeURIComponent(toWellFormed(chainId))}`
          const place = `${encodeURIComponent(toWellFormed(sender)) || 'x'}/${encodeURIComponent(toWellFormed(data)) || '0x'}`
          const { status, text } = isPosted
            ? await post({ sender, data }, `/v1/names/ccip${query}`)
            : await endure(`/v1/names/ccip/${place}.json${query}`)
          if (status !== 200) return
          signedAnswers += 1
          const { data: answer } = JSON.parse(text)
          const { name, isHashed, expected } = readLookup(data as Hex, held)
          // Signed only for the operator's resolver and zones, with what is stored.
          expect([undefined, 'eip155:31337']).toContain(chainId)
          expect(await findSigner(resolver, data as Hex, answer)).toBe(privateKeyToAccount(key).address)
          expect(name).toMatch(/\.(?:sample\.eth|other\.id)$/)
          expect(isHashed).toBe(true)
          if (name !== beside) expect(readResult(answer)).toBe(expected)
        },
    )
  const part = fc.oneof(
    fc
      .oneof(
        oddText,
        oddText.map((text) => `${text}.sample.eth`),
      )
      .map((text) => encodeURIComponent(toWellFormed(text))),
    anyHeld,
    fc.constantFrom(
      '%',
      '%ff%fe.sample.eth',
      '%zz',
      '%00',
      '%c0%ae',
      '%e2%84%aa',
      '%ed%a0%80',
      'a'.repeat(60_000),
      `${'a'.repeat(64)}.sample.eth`,
      `${'a.'.repeat(3_000)}sample.eth`,
      `0x${'00'.repeat(20)}`,
      '--------',
      '1'.repeat(63),
    ),
  )
  const read = fc
    .tuple(
      fc.constantFrom('profile/account', 'profile/reverse', 'profile/suggestions', 'names', 'identity'),
      part,
      fc.dictionary(fc.constantFrom('apiVersion', 'sender', 'zone', 'chainId', '__proto__'), oddText),
    )
    .map(
      ([path, value, query]): Attack =>
        async () => {
          const entries = Object.entries(query).map(([name, text]) => [name, toWellFormed(text)])
          const search = new URLSearchParams(entries)
          if (path === 'names' && !search.has('chainId')) search.set('chainId', 'eip155:31337')
          await endure(`/v1/${path}/${value || 'x'}?${search}`)
        },
    )
  const attack = fc.oneof(
    { weight: 4, arbitrary: forged },
    { weight: 2, arbitrary: replayed },
    { weight: 2, arbitrary: signed },
    { weight: 1, arbitrary: raw },
    { weight: 4, arbitrary: looked },
    { weight: 3, arbitrary: read },
  )

  /** A visitor registers a name and finds it. */
  const visit = async (name: string) => {
    const visitor = openVisitor()
    const owner = visitor.address.toLowerCase()
    const bio = `Visitor ${visitors}`
    const body = await signName(visitor, name, { attributes: { bio } })
    expect(await post(body)).toMatchObject({ status: 200 })
    held.set(name, { owner, bio })
    used.push(body)
    const inner = encodeFunctionData({ abi, functionName: 'addr', args: [namehash(name)] })
    const args = [toHex(packetToBytes(name)), inner] as const
    const data = encodeFunctionData({ abi, functionName: 'resolve', args })
    const found = await Promise.all([
      endure(`/v1/profile/account/${name}`),
      endure(`/v1/profile/reverse/${owner}`),
      endure(`/v1/profile/suggestions/${name}`),
      endure(`/v1/names/ccip/${resolver}/${data}.json`),
    ])
    expect(found.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const [, , , { text }] = found
    expect(readResult(JSON.parse(text).data)).toBe(readLookup(data, held).expected)
  }

  it('[NAM-2] hostile calls to the routes of names register nothing, and no answer is signed for others', async () => {
    const { services } = gateway()
    const logged = vi.spyOn(services.log, 'error')
    let turns = 0
    await visit('first.sample.eth')
    const group = fc.array(attack, { minLength: atOnce, maxLength: atOnce })
    await fc.assert(
      fc.asyncProperty(group, async (attacks) => {
        turns += 1
        const name = `${labelOf(turns)}.sample.eth`
        await Promise.all([visit(name), ...attacks.map((each) => each(name))])
      }),
      // Shrinking would repeat what is registered by now.
      { numRuns: Math.ceil(requests / atOnce), endOnFailure: true },
    )
    // The attacks get through to what they are about.
    expect(signedAnswers).toBeGreaterThan(0)
    const rows = await services.database.query<{ name: string; owner: string; bio: string | null }>(
      `select name, owner, attributes ->> 'bio' as bio from names`,
    )
    const stored = new Map(rows.map(({ name, owner, bio }) => [name, { owner, bio: bio ?? undefined }]))
    expect(stored).toEqual(held)
    const others = await services.database.query(
      `select a.name from name_addresses a join names n on n.name = a.name
           where a.address <> n.owner or a.coin_type not in (60, 2147483648, 2147514985)`,
    )
    expect(others).toEqual([])
    expect(logged.mock.calls.map(([what]) => what)).toEqual([])
  }, 1_200_000)
}

/** Returns labels that don't look like each other. */
function labelOf(turn: number): string {
  return `guest-${[...`${turn}`].map((digit) => 'abdfghjkpt'[Number(digit)]).join('z')}`
}

/** An error is the standard body, or one line about what breaks the contract. */
function expectTyped({ status, text }: { readonly status: number; readonly text: string }): void {
  if (text.startsWith('{')) {
    expect(JSON.parse(text)).toMatchObject({
      status: 'FAILED',
      reasons: [{ field: expect.any(String), description: expect.any(String) }],
    })
    return
  }
  expect([400, 422]).toContain(status)
  expect(text).toMatch(/^(?:Invalid (?:query|body): .+|Body is not valid JSON)$/s)
}
