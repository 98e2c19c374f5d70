import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type AccountTransaction, getHistory } from '@latchkey/protocol'
import { parse } from 'valibot'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { setUpGateway } from '../testing/setUpGateway'

type Row = Record<string, string>
type Script = (query: URLSearchParams) => { status?: number; body: string }

const own = `0x${'11'.repeat(20)}`
const other = `0x${'22'.repeat(20)}`
const hashOf = (number: number) => `0x${number.toString(16).padStart(64, '0')}`
const lists: Record<string, Row[]> = {}
let asked: URLSearchParams[] = []
let script: Script | undefined

/** An explorer that pages and sorts like Etherscan. */
const server = createServer((request, response) => {
  const query = new URL(request.url ?? '', 'http://explorer.test').searchParams
  asked.push(query)
  const { status = 200, body } = script?.(query) ?? { body: answer(query) }
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
})
function answer(query: URLSearchParams): string {
  const length = Number(query.get('offset'))
  const from = (Number(query.get('page')) - 1) * length
  const rows = (lists[query.get('action') ?? ''] ?? [])
    .filter(({ blockNumber }) => Number(blockNumber) <= Number(query.get('endblock')))
    .sort((one, two) => Number(two.blockNumber) - Number(one.blockNumber))
    .slice(from, from + length)
  return JSON.stringify({ status: rows.length > 0 ? '1' : '0', message: 'OK', result: rows })
}
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
afterAll(() => server.close())

const chain = (id: number, rest: object) => ({
  id: `eip155:${id}`,
  name: 'Far',
  rpc: ['http://127.0.0.1:9'],
  ...rest,
})
const gateway = setUpGateway({
  GATEWAY_CHAINS: JSON.stringify([chain(5, { explorer: { url, key: 'a-secret-key' } }), chain(6, {})]),
})
/** Answers are cached, so each test uses another account. */
let people = 0
let address = own
beforeEach(() => {
  people += 1
  address = `0x${people.toString(16).padStart(40, '1')}`
  asked = []
  script = undefined
  for (const action of ['txlist', 'tokentx', 'tokennfttx']) lists[action] = []
})
const row = (number: number, rest: Row = {}): Row => ({
  hash: hashOf(number),
  blockNumber: `${1_000 + number}`,
  timeStamp: `${1_700_000_000 + number}`,
  nonce: `${number}`,
  transactionIndex: '3',
  from: address,
  to: other,
  value: '0',
  isError: '0',
  input: '0x',
  contractAddress: '',
  ...rest,
})
const ask = (query: Row = {}) =>
  gateway().ask(`/v1/account/${address}/history?${new URLSearchParams({ chainId: 'eip155:5', ...query })}`)
const all = async (): Promise<{ pages: number[]; data: AccountTransaction[] }> => {
  const data: AccountTransaction[] = []
  const pages: number[] = []
  let next: string | null | undefined
  while (next !== null) {
    const reply = await ask(next ? { cursor: next } : {})
    expect(reply.status).toBe(200)
    const part = parse(getHistory.output, await reply.json())
    data.push(...part.data)
    pages.push(part.data.length)
    next = part.next
  }
  return { pages, data }
}

describe('an explorer as a source of history', () => {
  it('[ACC-4] merges its lists by hash', async () => {
    const token = `0x${'33'.repeat(20)}`
    const tokens = { contractAddress: token, tokenName: 'Gold', tokenSymbol: 'GLD', tokenDecimal: '2' }
    const pieces = {
      contractAddress: `0x${'44'.repeat(20)}`,
      tokenName: 'Cats',
      tokenSymbol: 'CAT',
      tokenID: '7',
    }
    lists.txlist = [
      row(4, { value: '1500000000000000000' }),
      row(3, { to: token, input: '0x095ea7b3' }),
      row(1, { isError: '1', value: '9' }),
    ]
    lists.tokentx = [row(4, { ...tokens, from: other, to: address, value: '1250' })]
    lists.tokennfttx = [row(2, { ...pieces, from: other, to: address })]
    const { data } = await all()
    expect(data.map(({ metadata }) => [metadata.operationType, metadata.status])).toEqual([
      ['trade', 'confirmed'],
      ['approve', 'confirmed'],
      ['receive', 'confirmed'],
      ['send', 'failed'],
    ])
    expect(data[0]?.transfers).toMatchObject([
      { direction: 'out', quantity: { numeric: '1.5' }, fungible_info: { symbol: 'ETH' } },
      { direction: 'in', quantity: { numeric: '12.5' }, fungible_info: { symbol: 'GLD' } },
    ])
    expect(data[2]?.transfers).toMatchObject([{ nft_info: { name: 'Cats #7' } }])
    expect(data[3]?.transfers).toEqual([])
    expect(asked[0]?.get('chainid')).toBe('5')
    expect(asked[0]?.get('apikey')).toBe('a-secret-key')
  })

  it('[ACC-4] pages past the limit of one answer, without repeats', async () => {
    const numbers = Array.from({ length: 470 }, (_, number) => number)
    lists.txlist = numbers.filter((number) => number % 3 !== 0).map((number) => row(number))
    lists.tokentx = numbers
      .filter((number) => number % 2 === 0)
      .map((number) => row(number, { contractAddress: other, value: '5' }))
    const told = new Set([...lists.txlist, ...lists.tokentx].map(({ hash }) => hash))
    const { data, pages } = await all()
    const hashes = data.map(({ metadata }) => metadata.hash)
    expect(hashes).toEqual([...told].sort().reverse())
    expect(pages.slice(0, -1).every((length) => length === 50)).toBe(true)
    // A transaction in both lists comes out as one, with its transfers.
    expect(data.find(({ metadata }) => metadata.hash === hashOf(2))?.transfers).toHaveLength(1)
  })

  it('returns an empty history only when the explorer says it is empty', async () => {
    expect(await all()).toEqual({ pages: [0], data: [] })
  })

  it.each<[string, Script]>([
    ['an error', () => ({ body: '{"status":"0","message":"NOTOK","result":"Max rate limit reached"}' })],
    ['a status', () => ({ status: 500, body: '{"result":[]}' })],
    ['invalid JSON', () => ({ body: '<html>' })],
    ['rows of another kind', () => ({ body: '{"result":[{"hash":"1"}]}' })],
    ['far too much', () => ({ body: `{"result":[],"x":"${'x'.repeat(6_000_000)}"}` })],
  ])('answers 503 when the explorer sends %s', async (_what, told) => {
    script = told
    const reply = await ask()
    expect(reply.status).toBe(503)
    const text = await reply.text()
    expect(JSON.parse(text)).toEqual({
      status: 'FAILED',
      reasons: [{ field: '', description: "Can't reach the source of history" }],
    })
  })

  it('answers 503 for a chain without a source of history', async () => {
    const reply = await gateway().ask(`/v1/account/${own}/history?chainId=eip155:6`)
    expect(reply.status).toBe(503)
  })
})
