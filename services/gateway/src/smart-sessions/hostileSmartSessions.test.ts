import fc from 'fast-check'
import { type Hex, parseAbi } from 'viem'
import { afterAll, expect, it, vi } from 'vitest'
import { encodeCalls } from '../testing/smart-sessions/encodeCalls'
import { newKey } from '../testing/smart-sessions/setUpSigning'
import { setUpSmartSessions } from '../testing/smart-sessions/setUpSmartSessions'
import { signedOperation } from '../testing/smart-sessions/signedOperation'
import { startScriptedNode } from '../testing/startScriptedNode'

const node = await startScriptedNode(({ method }) =>
  method === 'eth_gasPrice' ? '0x3b9aca00' : `0x${'0'.repeat(64)}`,
)
afterAll(() => node.stop())
const chain = { chainId: 31337, url: node.url }
const sessions = setUpSmartSessions(chain)
const { ask, accountId, grant, termsOf } = sessions

const account = newKey().address
const site = newKey()
const game: Hex = '0x00000000000000000000000000000000000000c0'
const abi = parseAbi(['function play(uint256 round, bytes note)'])
const call = {
  address: game,
  abi,
  functions: [{ functionName: 'play', args: [{ operator: 'LESS_THAN', value: '9' }, null] }],
}
const permissions = [
  { type: 'contract-call', data: call },
  { type: 'native-token-recurring-allowance', data: { allowance: '0x64', start: 0, period: 60 } },
]

/** Placeholders for values that are too deep to print when a test fails. */
const deep: Record<string, string> = {
  '@tuples': `${'{"type":"tuple","components":['.repeat(2_000)}${']}'.repeat(2_000)}`,
  '@lists': `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
}
const nasty = fc.oneof(
  fc.constantFrom<unknown>(...Object.keys(deep)),
  fc.constantFrom<unknown>(
    null,
    '',
    '0x',
    '0x0',
    -1,
    0,
    2 ** 53,
    '9'.repeat(5_000),
    `0x${'f'.repeat(50_000)}`,
    `0x${'0'.repeat(63)}1${'0'.repeat(20_000)}`,
    '\u0000',
    '\ud800',
    "'; drop table smart_sessions; --",
    '__proto__',
    Array(1_000).fill({ type: 'contract-call', data: {} }),
    { type: 'keys', data: { keys: [null] } },
    { type: `tuple${'[]'.repeat(50)}`, components: [] },
    'tuple[99999][99999][99999]',
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

/** About ten times what an answer takes; a runaway expression takes far longer. */
const mostMs = 250

/** Replaces the value at one place. */
function spoil(value: unknown, path: readonly number[], by: unknown): unknown {
  const [first, ...rest] = path
  if (first === undefined || typeof value !== 'object' || value === null) return by
  const keys = Object.keys(value)
  if (keys.length === 0) return by
  const name = keys[first % keys.length] ?? ''
  const copy = Array.isArray(value) ? [...value] : { ...value }
  return Object.assign(copy, { [name]: spoil(Reflect.get(value, name), rest, by) })
}

it('gives every input a documented answer quickly, and reveals nothing internal', async () => {
  const terms = termsOf(site, permissions)
  const { pci, granted } = await grant(account, terms)
  const { userOp } = await signedOperation({
    ...chain,
    sender: account,
    key: site,
    callData: encodeCalls([{ to: game, value: 1n }]),
  })
  const signature = await newKey().signMessage({ message: 'no' })
  const good: Record<string, object> = {
    '': terms,
    '/activate': { ...granted, signature },
    '/revoke': { pci, signature },
    '/sign': { pci, userOp },
  }
  // Run each once before timing, to load and compile everything.
  for (const [path, body] of Object.entries(good)) await ask(`${accountId(account)}${path}`, body)
  const logged = vi.spyOn(sessions.gateway().services.log, 'error')
  const attack = async (path: string, at: number[], by: unknown) => {
    const text = JSON.stringify(spoil(good[path], at, by)).replace(
      /"(@\w+)"/g,
      (all, name) => deep[name] ?? all,
    )
    let quickest = Number.POSITIVE_INFINITY
    // The machine may be busy for a moment; slow input is slow every time.
    for (let times = 0; times < 4 && quickest >= mostMs; times++) {
      const began = performance.now()
      const answer = await ask(`${accountId(account)}${path}`, text)
      quickest = Math.min(quickest, performance.now() - began)
      expect([200, 400, 403, 404, 413, 422, 429]).toContain(answer.status)
      expect(answer.text).not.toMatch(/\bat .*\.ts:\d+|syntax error|node_modules/)
    }
    expect(quickest).toBeLessThan(mostMs)
  }
  const places = fc.array(fc.nat(20), { minLength: 1, maxLength: 7 })
  const property = fc.asyncProperty(fc.constantFrom(...Object.keys(good)), places, nasty, attack)
  await fc.assert(property, { numRuns: 150 })
  expect(logged.mock.calls).toEqual([])
  expect((await ask(accountId(account))).body.pcis).toMatchObject([{ pci, revokedAt: null }])
}, 60_000)
