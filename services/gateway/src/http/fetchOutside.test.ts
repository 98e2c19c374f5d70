import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fetchOutside, type OutsideOptions, outsideFailed } from './fetchOutside'
import { isPublicAddress } from './isPublicAddress'

let server: Server
let port: number
let seen = 0
let answer: (request: IncomingMessage, response: ServerResponse) => void
beforeAll(async () => {
  server = createServer((request, response) => {
    seen += 1
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())
beforeEach(() => {
  seen = 0
  answer = (request, response) => response.end(`hello ${request.headers.host}`)
})

const limits = { mostBytes: 1_000, timeoutMs: 1_000 }
const at = (origin: string) => (url: URL) => url.origin === origin
const reasonOf = (url: string, options: Partial<OutsideOptions> = {}) =>
  fetchOutside(url, { ...limits, ...options }).then(
    () => 'fetched',
    (error: unknown) => (outsideFailed.is(error) ? error.values.reason : `${error}`),
  )

describe('fetchOutside', () => {
  it.each([
    'http://127.0.0.1:{port}/',
    'http://localhost:{port}/',
    'http://2130706433:{port}/',
    'http://0x7f.1:{port}/',
    'http://0177.0.0.1:{port}/',
    'http://127.1:{port}/',
    'http://0.0.0.0:{port}/',
    'http://[::1]:{port}/',
    'http://[::ffff:127.0.0.1]:{port}/',
    'http://[::ffff:7f00:1]:{port}/',
    'http://[64:ff9b::7f00:1]:{port}/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
  ])('rejects the internal address %s', async (url) => {
    expect(await reasonOf(url.replace('{port}', `${port}`))).toBe('not a public address')
    expect(seen).toBe(0)
  })

  it.each([
    'file:///etc/passwd',
    'ftp://a.example',
    'gopher://a.example',
    'data:,x',
    'http://u:p@a.example/',
    '//a',
    '',
  ])('rejects %s, which is not a web address', async (url) =>
    expect(await reasonOf(url)).toBe('not a web address'),
  )

  it('rejects a host with an internal address, even among public ones', async () => {
    for (const addresses of [['127.0.0.1'], ['93.184.215.14', '127.0.0.1'], ['::ffff:127.0.0.1'], []])
      expect(await reasonOf(`http://pictures.test:${port}/`, { resolve: async () => addresses })).toBe(
        'not a public address',
      )
    expect(seen).toBe(0)
  })

  it('rejects a redirect to an internal address', async () => {
    answer = (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
    const trusted = { isTrusted: at(`http://127.0.0.1:${port}`) }
    expect(await reasonOf(`http://127.0.0.1:${port}/`, trusted)).toBe('not a public address')
    expect(seen).toBe(1)
  })
})

describe('fetchOutside', () => {
  const isAllowed = () => true

  it('connects to the IP address it checked', async () => {
    let looks = 0
    const resolve = async () => [looks++ === 0 ? '127.0.0.1' : '127.0.0.9']
    const { body, status } = await fetchOutside(`http://pictures.test:${port}/a`, {
      ...limits,
      resolve,
      isAllowed,
    })
    expect([status, body.toString(), looks]).toEqual([200, `hello pictures.test:${port}`, 1])
  })

  it("reaches the operator's network only for trusted URLs", async () => {
    const url = `http://127.0.0.1:${port}/`
    expect(await reasonOf(url, { isTrusted: at(`http://127.0.0.1:${port}`) })).toBe('fetched')
    expect(await reasonOf(url, { isTrusted: at('http://127.0.0.1:1') })).toBe('not a public address')
    const resolve = async () => ['127.0.0.1']
    const named = `http://pictures.test:${port}`
    expect(await reasonOf(`${named}/a`, { resolve, isTrusted: at(named) })).toBe('fetched')
    expect(await reasonOf(`${named}/a`, { resolve, isTrusted: at('http://pictures.test') })).toBe(
      'not a public address',
    )
  })

  it('checks every redirect, also to another path of the same host', async () => {
    const isTrusted = ({ origin, pathname }: URL) =>
      origin === `http://127.0.0.1:${port}` && pathname.startsWith('/ipfs/')
    answer = (request, response) =>
      request.url === '/ipfs/a'
        ? response.writeHead(302, { location: '/admin/config' }).end()
        : response.end('secret')
    expect(await reasonOf(`http://127.0.0.1:${port}/ipfs/a`, { isTrusted })).toBe('not a public address')
    expect(seen).toBe(1)
    expect(await reasonOf(`http://127.0.0.1:${port}/ipfs/b`, { isTrusted })).toBe('fetched')
  })

  it('limits size, time and redirects', async () => {
    const url = `http://127.0.0.1:${port}/`
    answer = (_request, response) => response.end('x'.repeat(1_001))
    expect(await reasonOf(url, { isAllowed })).toBe('too large')
    answer = (_request, response) => response.write('x')
    expect(await reasonOf(url, { isAllowed, timeoutMs: 200 })).toBe('timed out')
    answer = (_request, response) => response.writeHead(301, { location: '/again' }).end()
    seen = 0
    expect(await reasonOf(url, { isAllowed })).toBe('too many redirects')
    expect(seen).toBe(4)
  })
})

it.each([
  '100.64.0.1',
  '192.168.1.1',
  '172.31.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  'ff02::1',
  '2002:7f00:1::',
  '2001::1',
  'x',
  '',
])('treats %s as internal', (address) => expect(isPublicAddress(address)).toBe(false))

it.each(['1.1.1.1', '93.184.215.14', '172.32.0.1', '2606:4700:4700::1111'])(
  'treats %s as public',
  (address) => expect(isPublicAddress(address)).toBe(true),
)
