import { type Call, contracts } from '@latchkey/protocol'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { toWellFormed } from './hostile/toWellFormed'
import { localStandIn } from './onramp/localStandIn'
import { setUpGateway } from './setUpGateway'

const account = '0x00000000000000000000000000000000000000aa'
const chain = {
  id: 'eip155:1',
  name: 'Nowhere',
  // Nothing listens here, so every source is down.
  rpc: ['http://127.0.0.1:1'],
}

const nasty = fc.oneof(
  fc.constantFrom(
    "' or 1=1 --",
    "'; drop table projects; --",
    '%27%3B%20select%20pg_sleep(5)--',
    '../../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '%00',
    '\u0000',
    '\ud800',
    '__proto__',
    'constructor',
    'http://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:1/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '<script>alert(1)</script>',
    '{{7*7}}',
    '$' + '{7*7}',
    '-1',
    '0',
    '1e309',
    '99999999999999999999',
    'NaN',
    'alice.sample.eth',
    '-.sample.eth',
    `${'a.'.repeat(100)}sample.eth`,
    `0x9061b923${'00'.repeat(100)}.json`,
    `0x9061b923${'ff'.repeat(64)}`,
    'eip155:1',
    'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
    `eip155:1:${account}`,
    'eip155:999999999999999999999999999999999999999999',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    account,
    'ß'.repeat(300),
    'a'.repeat(5_000),
    '(a+)+$'.repeat(50),
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.webUrl(),
)
const names = [
  'projectId',
  'st',
  'sv',
  'page',
  'entries',
  'chains',
  'include',
  'search',
  'chainId',
  'cursor',
  'currency',
  'forceUpdate',
  'sender',
  'onramp',
  'zone',
  'apiVersion',
  'from',
  'to',
  'amount',
  'tokenAddress',
  'userAddress',
  'provider',
  'country',
  'subdivision',
  'secret',
  '__proto__',
  'toString',
]
const json = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.dictionary(
    fc.constantFrom(
      'addresses',
      'currency',
      'projectId',
      'jsonrpc',
      'id',
      'method',
      'params',
      'eventId',
      'provider',
      'country',
      'fiat',
      'amount',
      'asset',
      'receiver',
      'returnUrl',
      'destinationWallets',
      'props',
      'coin_type',
      'address',
      'message',
      'signature',
      'data',
      'from',
      'to',
      'amount',
      'slippageBps',
      'userAddress',
      'eip155',
      '__proto__',
    ),
    fc.oneof(nasty, fc.jsonValue()),
  ),
)
const body = fc.oneof(
  json.map((value) => JSON.stringify(value)),
  nasty,
  fc.constantFrom(
    '',
    '[',
    '{"a":',
    '['.repeat(10_000),
    `{"a":"${'x'.repeat(200_000)}"}`,
    '[]',
    'null',
    '"\\ud800"',
  ),
  fc.constant(
    JSON.stringify(Array.from({ length: 500 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'eth_sign' }))),
  ),
)
const headers = fc.dictionary(
  fc.constantFrom(
    'origin',
    'x-forwarded-for',
    'x-project-id',
    'x-request-id',
    'content-type',
    'if-none-match',
    'accept',
    'dnt',
    'sec-gpc',
    'cookie',
    'x-sdk-version',
  ),
  nasty.map((text) => text.replace(/[^\x20-\x7e]/g, '?').slice(0, 4_000)),
)

type Attack = {
  readonly path: string
  readonly query: Record<string, string>
  readonly method: string
  readonly body: string
  readonly headers: Record<string, string>
  readonly isKnown: boolean
}

const attackOn = (contract: Call): fc.Arbitrary<Attack> =>
  fc.record({
    path: fc.oneof(
      fc.array(nasty, { minLength: 2, maxLength: 2 }).map((values) => {
        const texts = values.map((text) => encodeURIComponent(toWellFormed(text)))
        return contract.path.replace(/\{\w+\}/g, () => texts.pop() ?? account)
      }),
      fc.constant(contract.path.replace(/\{\w+\}/g, account)),
      fc.constantFrom(
        `${contract.path}/`,
        `/${contract.path}`,
        `${contract.path}/..%2f..`,
        `${contract.path}%00`,
        `/.${contract.path}`,
      ),
    ),
    query: fc.dictionary(fc.constantFrom(...names), nasty),
    method: fc.oneof(
      { weight: 4, arbitrary: fc.constant(contract.method) },
      { weight: 1, arbitrary: fc.constantFrom('PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'POST', 'GET') },
    ),
    body,
    headers,
    isKnown: fc.boolean(),
  })

/** The statuses the API documents; any other is a way in. */
const documented = [200, 202, 204, 304, 400, 401, 403, 404, 413, 422, 426, 429, 501, 503]

/** Far more than an answer takes on a busy machine, and far less than a runaway expression. */
const limitMs = 5_000

/** Tests that every route gives this many random requests a documented answer. */
export function describeHostileRequests(requests: number): void {
  const gateway = setUpGateway({
    GATEWAY_CHAINS: JSON.stringify([chain]),
    GATEWAY_RATE_LIMIT: '100000',
    GATEWAY_BYTE_RATE_LIMIT: '1000000000',
    GATEWAY_CALL_RATE_LIMIT: '1000000',
    GATEWAY_ANALYTICS: 'true',
    NAMES_ZONES: 'sample.eth',
    NAMES_KEY: '11'.repeat(32),
    NAMES_RESOLVER: JSON.stringify({ 'eip155:1': account }),
    NAMES_RATE_LIMIT: '100000',
    ...localStandIn,
  })

  describe('hostile requests', () => {
    it.each(contracts.map((contract) => [contract.name, contract] as const))(
      '%s answers each with a documented status',
      async (_name, contract) => {
        const { app, services } = gateway()
        const logged = vi.spyOn(services.log, 'error')
        const attack = async ({ path, query, method, body, headers, isKnown }: Attack) => {
          const url = new URL('http://gateway.test')
          url.pathname = path
          for (const [key, value] of Object.entries(query)) url.searchParams.set(key, toWellFormed(value))
          if (isKnown) url.searchParams.set('projectId', 'dev')
          const sendsBody = method !== 'GET' && method !== 'HEAD'
          const began = performance.now()
          const answer = await app.request(
            new Request(url, { method, headers, ...(sendsBody ? { body } : {}) }),
          )
          const text = await answer.text()
          expect(performance.now() - began, `${method} ${url}`).toBeLessThan(limitMs)
          expect(documented, `${method} ${url} ${answer.status} ${text.slice(0, 200)}`).toContain(
            answer.status,
          )
          // Answers reveal no stack trace, SQL or local path.
          expect(text).not.toMatch(
            /\bat .*\.ts:\d+|syntax error at|node_modules|127\.0\.0\.1:1\b.*ECONNREFUSED/,
          )
          if (
            method !== 'HEAD' &&
            answer.status >= 400 &&
            answer.headers.get('content-type')?.includes('json') &&
            contract.name !== 'postRpc'
          )
            expect(JSON.parse(text)).toMatchObject({
              status: 'FAILED',
              reasons: [{ field: expect.any(String) }],
            })
        }
        await fc.assert(fc.asyncProperty(attackOn(contract), attack), { numRuns: requests })
        expect(logged.mock.calls.map(([what]) => what)).toEqual([])
        expect(await services.database.query('select count(*)::int as n from projects')).toEqual([{ n: 0 }])
      },
      300_000,
    )
  })
}
