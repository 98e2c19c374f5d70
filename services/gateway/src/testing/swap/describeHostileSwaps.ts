import { type Call, contracts } from '@latchkey/protocol'
import { testAccounts } from '@latchkey/testing'
import { getPoolContracts, getSeedContracts } from '@latchkey/testing/node'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { endureRequest } from '../hostile/endureRequest'
import { oddText } from '../hostile/oddText'
import { toWellFormed } from '../hostile/toWellFormed'
import { setUpVendors } from './setUpVendors'

const { permitToken, feeToken, strictToken, wrapped } = getPoolContracts()
const { dollar } = getSeedContracts()
const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const here = (address: string) => `eip155:31337:${address}`
const token = fc.constantFrom(
  ...[permitToken, feeToken, strictToken, wrapped, native].map(here),
  `eip155:31338:${permitToken}`,
  `eip155:1:${permitToken}`,
  here(testAccounts[0].address),
  here('0x0000000000000000000000000000000000000000'),
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:So11111111111111111111111111111111111111111',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
)
const nasty = fc.oneof(fc.constantFrom('eip155:31337', 'eip155:31337:0x'), oddText)
const amount = fc.oneof(
  fc.bigInt({ min: 0n, max: 2n ** 256n }).map((value) => `${value}`),
  fc.constantFrom('1', '0', '-1', '1e18', '1.5', '0x10', '01', ' 1'),
)
const chain = fc.constantFrom('eip155:31337', 'eip155:31338', 'eip155:1', 'eip155:5', 'eip155:0', 'x:y')
const provider = fc.constantFrom('0x', 'lifi', 'jupiter', 'pools', '__proto__', 'constructor')
const fields: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  from: token,
  to: token,
  amount,
  side: fc.constantFrom('in', 'out', 'both'),
  account: fc.constantFrom(...testAccounts.map(({ address }) => here(address))),
  userAddress: fc.constantFrom(...testAccounts.map(({ address }) => here(address))),
  receiver: token,
  tokenAddress: token,
  address: token,
  slippageBps: fc.oneof(fc.integer({ min: 0, max: 5_000 }), fc.double(), fc.constant('100')),
  gasPrice: amount,
  provider,
  permit: fc.record({
    deadline: amount,
    signature: fc.constantFrom(`0x${'1b'.repeat(65)}`, `0x${'00'.repeat(64)}`, '0x', 'x'),
  }),
  eip155: fc.record({ slippage: fc.oneof(fc.integer({ min: 0, max: 50 }), fc.double()), permit: nasty }),
  disableEstimate: fc.boolean(),
  chainId: chain,
  fromChain: chain,
  toChain: chain,
  hash: fc.constantFrom(`0x${'a'.repeat(64)}`, '?x=1&y', '#'),
  handle: fc.constantFrom('a-request', '../x', 'a'.repeat(2_000)),
  signed: fc.constantFrom('AQAB', '!', 'A'.repeat(30_000)),
}

/** Each field may be missing or anything; few of them get past the schema. */
const anything = fc.record(
  Object.fromEntries(
    Object.entries(fields).map(([name, good]) => [
      name,
      fc.oneof(
        { weight: 12, arbitrary: good },
        { weight: 1, arbitrary: nasty },
        { weight: 1, arbitrary: fc.jsonValue() },
      ),
    ]),
  ),
  {
    requiredKeys: [
      'from',
      'to',
      'amount',
      'slippageBps',
      'account',
      'userAddress',
      'tokenAddress',
      'eip155',
      'chainId',
    ],
  },
)

const exchanged = fc.constantFrom(...[permitToken, strictToken, wrapped, dollar, native].map(here))
const owner = fc.constantFrom(...testAccounts.slice(0, 4).map(({ address }) => here(address)))
const wei = (most: bigint) => fc.bigInt({ min: 1n, max: most }).map((value) => `${value}`)

/** What providers are really asked, with at most one field that is something else. */
const nearlySound = fc
  .tuple(
    fc.record(
      {
        from: exchanged,
        to: exchanged,
        amount: fc.oneof(wei(10n ** 9n), wei(10n ** 22n)),
        side: fc.constantFrom('in', 'out'),
        account: owner,
        userAddress: owner,
        receiver: owner,
        tokenAddress: exchanged,
        slippageBps: fc.integer({ min: 0, max: 5_000 }),
        gasPrice: wei(10n ** 12n),
        permit: fc.record({
          deadline: wei(2n ** 33n),
          signature: fc.constantFrom(`0x${'1b'.repeat(65)}`, `0x${'00'.repeat(64)}`),
        }),
        eip155: fc.record({ slippage: fc.integer({ min: 0, max: 50 }) }),
        chainId: fc.constant('eip155:31337'),
      },
      {
        requiredKeys: [
          'from',
          'to',
          'amount',
          'userAddress',
          'slippageBps',
          'tokenAddress',
          'eip155',
          'chainId',
        ],
      },
    ),
    anything,
    fc.subarray(Object.keys(fields), { maxLength: 1 }),
  )
  .map(([sound, odd, changed]) => ({
    ...sound,
    ...Object.fromEntries(changed.map((name) => [name, Object(odd)[name]])),
  }))

/** How a vendor that was taken over answers. */
const answers = fc.oneof(
  { weight: 3, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.jsonValue() },
  {
    weight: 3,
    arbitrary: fc.dictionary(
      fc.constantFrom(
        'buyAmount',
        'minBuyAmount',
        'allowanceTarget',
        'transaction',
        'fees',
        'route',
        'estimate',
        'action',
        'transactionRequest',
        'inAmount',
        'outAmount',
        'requestId',
        'status',
        '__proto__',
      ),
      fc.oneof(nasty, amount, fc.jsonValue({ maxDepth: 3 })),
    ),
  },
)

const documented = [200, 400, 401, 404, 413, 422, 429, 503]
const calls = contracts.filter(({ path }) => path.startsWith('/v1/swap') || path.startsWith('/v1/convert'))

/** Tests that all calls of swaps together give this many random requests a documented answer. */
export function describeHostileSwaps(requests: number): void {
  const setUp = setUpVendors({
    SWAP: 'pools,0x,lifi,jupiter',
    GATEWAY_RATE_LIMIT: '100000',
    GATEWAY_BYTE_RATE_LIMIT: '1000000000',
  })

  it.each(calls.map((call) => [call.name, call] as const))(
    '%s answers hostile requests, with hostile vendors, by a documented status',
    async (_name, call: Call) => {
      const { gateway, vendors, quote } = setUp()
      const logged = vi.spyOn(gateway.services.log, 'error')
      let offers = 0
      const attack = async ([input, lie]: readonly [Record<string, unknown>, unknown]) => {
        vendors.script(lie === undefined ? undefined : (honest) => mix(honest, lie))
        const url = new URL(`http://gateway.test${call.path}`)
        if (!call.body)
          for (const [name, value] of Object.entries(input))
            if (name in (call.query && 'entries' in call.query ? Object(call.query.entries) : {}))
              url.searchParams.set(name, toWellFormed(`${text(value)}`))
        const init = call.body ? { method: 'POST', body: JSON.stringify(input) } : {}
        const { status, text: said } = await endureRequest(() => gateway.ask(url.href, init), {
          what: call.path,
          documented,
        })
        expect(said).not.toMatch(/key-of-/)
        if (/"provider":"pools","from"/.test(said)) offers += 1
        // Nothing that a vendor or a client wrote becomes a script.
        if (status === 200) expect(said).not.toMatch(/javascript:/i)
      }
      await fc.assert(fc.asyncProperty(fc.tuple(fc.oneof(anything, nearlySound), answers), attack), {
        numRuns: Math.ceil(requests / calls.length),
      })
      expect(logged.mock.calls.map(([what]) => what)).toEqual([])
      // Else nothing got past the schemas. Few requests may all be far off.
      if (call.name === 'postSwapQuotes' && requests >= 1_000) expect(offers).toBeGreaterThan(10)
      // Honest questions still reach them, the pools of the gateway's own node among them.
      vendors.script()
      const quoting = async () => (await quote()).quotes.map(({ provider }) => provider).sort()
      await expect.poll(quoting, { timeout: 30_000 }).toEqual(['0x', 'lifi', 'pools'])
    },
    600_000,
  )
}

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function mix(honest: unknown, lie: unknown): unknown {
  return typeof lie === 'object' && lie !== null && !Array.isArray(lie)
    ? Object.assign(Object(honest), lie)
    : lie
}
