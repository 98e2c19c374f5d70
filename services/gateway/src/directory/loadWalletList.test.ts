import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { walletListUnreadable } from './errors'
import { loadWalletList } from './loadWalletList'
import { readWalletList } from './readWalletList'

const walletOf = (index: number) => ({
  id: createHash('sha256').update(`${index}`).digest('hex'),
  name: `Wallet ${index}`,
})
const wallets = Array.from({ length: 250 }, (_, index) => walletOf(index))
let server: Server
let base: string
let asked: string[] = []

/** How some paths of the test directory differ from a correct one. */
const pages: Record<string, (page: number, size: number) => unknown> = {
  '/getWallets': (page, size) => ({
    count: wallets.length,
    data: wallets.slice((page - 1) * size, page * size),
    nextPage: page * size < wallets.length ? page + 1 : null,
    previousPage: page > 1 ? page - 1 : null,
  }),
  '/count-only': (page, size) => ({
    count: wallets.length,
    data: wallets.slice((page - 1) * size, page * size),
  }),
  '/shifting': (page, size) => ({
    count: wallets.length,
    data: wallets.slice(Math.max(0, (page - 1) * size - 1), page * size),
  }),
  '/static': () => ({ count: wallets.length, data: wallets.slice(0, 100) }),
  '/loop': () => ({ count: 10, data: wallets.slice(0, 10), nextPage: 1 }),
  '/endless': (page) => ({ count: 10, data: [walletOf(page)], nextPage: page + 1 }),
  '/breaks': (page, size) =>
    page < 3 ? { count: 250, data: wallets.slice((page - 1) * size, page * size) } : 'no page',
}

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://here')
    const page = pages[pathname]?.(
      Number(searchParams.get('page') ?? 1),
      Number(searchParams.get('entries') ?? 100),
    )
    response.end(JSON.stringify(page))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
const load = async (path: string) => {
  asked = []
  return readWalletList(await loadWalletList(`${base}${path}`))
}

it.each(['/getWallets', '/count-only', '/shifting'])(
  'reads all pages of %s, without repeats',
  async (path) => {
    const found = await load(`${path}?projectId=a%20b&entries=100`)
    expect(found.map(({ name }) => name)).toEqual(wallets.map(({ name }) => name))
    const query = '?projectId=a+b&entries=100'
    expect(asked).toEqual([
      `${path}?projectId=a%20b&entries=100`,
      `${path}${query}&page=2`,
      `${path}${query}&page=3`,
    ])
  },
)

it('reads one page if the URL names it', async () => {
  expect(await load('/getWallets?page=3&entries=100')).toHaveLength(50)
  expect(asked).toHaveLength(1)
})

it.each([
  ['/static', 'got only 100 of 250 wallets'],
  ['/loop', 'got only 10 of 10 wallets'],
  ['/endless', 'more than 500 pages'],
  ['/breaks', 'page 3 is invalid'],
])('imports nothing from %s, which never ends or ends too early', async (path, reason) => {
  const failure = await load(path).catch((error: unknown) => error)
  expect(walletListUnreadable.is(failure) && failure.values.reason).toBe(reason)
  expect(asked.length).toBeLessThanOrEqual(500)
})

it('sends credentials of the URL as a header, and never shows them', async () => {
  const seen: (string | undefined)[] = []
  const closed = createServer(({ headers: { authorization } }, response) => {
    seen.push(authorization)
    response.writeHead(authorization ? 200 : 401).end(JSON.stringify({ count: 1, data: [walletOf(1)] }))
  }).listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const { port } = closed.address() as AddressInfo
  expect(readWalletList(await loadWalletList(`http://user:secret@127.0.0.1:${port}/`))).toHaveLength(1)
  expect(seen).toEqual([`Basic ${Buffer.from('user:secret').toString('base64')}`])
  closed.close()
  for (const url of ['http://user:secret@127.0.0.1:9/', 'http://user:secret@[bad]/', 'http://user:secret@']) {
    const error = await loadWalletList(url).catch((thrown: unknown) => thrown)
    expect(error).toSatisfy(walletListUnreadable.is)
    expect(inspect(error, { depth: 20, showHidden: true })).not.toContain('secret')
  }
})
