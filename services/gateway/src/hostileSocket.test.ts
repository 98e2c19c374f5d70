import { contracts } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { type RawOptions, sendRaw } from './testing/sendRaw'
import { useGateway } from './testing/useGateway'

const account = '0x00000000000000000000000000000000000000aa'
const limitMs = 2_000
const gateway = useGateway({
  GATEWAY_ANALYTICS: 'true',
  GATEWAY_REQUEST_LIMIT_MS: `${limitMs}`,
  // Nothing listens here, so every source is down.
  GATEWAY_CHAINS: JSON.stringify([{ id: 'eip155:1', name: 'Nowhere', rpc: ['http://127.0.0.1:1'] }]),
})

const send = (parts: Iterable<string | Uint8Array>, options: Omit<RawOptions, 'port'> = {}) =>
  sendRaw(parts, { port: gateway.port(), ...options })
const request = (line: string, headers: readonly string[] = [], body = '') =>
  [`${line} HTTP/1.1`, 'Host: localhost', ...headers, '', body].join('\r\n')
const once = (line: string, headers: readonly string[] = [], body = '') =>
  request(line, ['Connection: close', ...headers], body)
const rpc = 'POST /v1?chainId=eip155:1&projectId=dev'
const count = (length: number, make: (index: number) => string) =>
  Array.from({ length }, (_, index) => make(index))

/** Checks that an ordinary visitor gets a quick answer. */
async function serves(): Promise<void> {
  const began = performance.now()
  const answer = await fetch(`${gateway.url()}/getWallets?projectId=dev&entries=10`)
  expect([answer.status, Object(await answer.json()).data?.length]).toEqual([200, 10])
  expect(performance.now() - began).toBeLessThan(10_000)
}

/** The statuses the API documents, plus those for malformed HTTP. */
const documented = [200, 202, 204, 304, 400, 401, 403, 404, 408, 413, 417, 422, 426, 429, 431, 501, 503]

describe('on a real connection', () => {
  it.each<[string, number, string]>([
    [
      '5,000 headers',
      431,
      once(
        'GET /health',
        count(5_000, (index) => `X-${index}: a`),
      ),
    ],
    ['a header of 1 MB', 431, once('GET /health', [`X-A: ${'a'.repeat(1_000_000)}`])],
    ['a path of 1 MB', 431, once(`GET /${'a'.repeat(1_000_000)}`)],
    ['a query of 1 MB', 431, once(`GET /getWallets?search=${'a'.repeat(1_000_000)}`)],
    ['a cookie of 1 MB', 431, once('GET /health', [`Cookie: ${'a=b; '.repeat(200_000)}`])],
    [
      'trailers without end',
      431,
      once(
        rpc,
        ['Transfer-Encoding: chunked'],
        `2\r\n{}\r\n0\r\n${count(5_000, (i) => `X-${i}: a`).join('\r\n')}`,
      ),
    ],
    [
      'a chunk with a long extension',
      413,
      once(rpc, ['Transfer-Encoding: chunked'], `1;${'a'.repeat(100_000)}\r\n`),
    ],
  ])('%s get %i', async (_name, status, text) => {
    const answer = await send([text], { forMs: 20_000 })
    expect(answer).toMatchObject({ statuses: [status], isClosed: true })
    await serves()
  })

  const smuggled = 'GET /config HTTP/1.1\r\nHost: localhost\r\n\r\n'
  it.each<[string, string]>([
    [
      'a length and chunks',
      once(rpc, ['Content-Length: 5', 'Transfer-Encoding: chunked'], `0\r\n\r\n${smuggled}`),
    ],
    [
      'chunks and a length',
      once(rpc, ['Transfer-Encoding: chunked', 'Content-Length: 4'], `5c\r\n${smuggled}`),
    ],
    ['two lengths', once(rpc, ['Content-Length: 2', 'Content-Length: 9'], `{}${smuggled}`)],
    ['a negative length', once(rpc, ['Content-Length: -1'], `{}${smuggled}`)],
    ['a length with a sign', once(rpc, ['Content-Length: +2'], `{}${smuggled}`)],
    ['a length in hex', once(rpc, ['Content-Length: 0x2'], `{}${smuggled}`)],
    ['a huge length', once(rpc, [`Content-Length: ${'9'.repeat(30)}`], `{}${smuggled}`)],
    ['an unknown transfer encoding', once(rpc, ['Transfer-Encoding: xchunked'], `0\r\n\r\n${smuggled}`)],
    [
      'two transfer encodings',
      once(rpc, ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], `0\r\n\r\n${smuggled}`),
    ],
    ['a space before the colon', once(rpc, ['Transfer-Encoding : chunked'], `0\r\n\r\n${smuggled}`)],
    [
      'a folded header',
      once(rpc, ['Content-Length: 2', 'X-A: b', ' Transfer-Encoding: chunked'], `{}${smuggled}`),
    ],
    ['a huge chunk', once(rpc, ['Transfer-Encoding: chunked'], `${'f'.repeat(20)}\r\n${smuggled}`)],
    ['a chunk size that is not a number', once(rpc, ['Transfer-Encoding: chunked'], `zz\r\n${smuggled}`)],
    ['bare line feeds', `${rpc} HTTP/1.1\nHost: localhost\nContent-Length: 2\n\n{}${smuggled}`],
    ['a null byte in a header', once(rpc, ['X-A: \0', 'Content-Length: 2'], `{}${smuggled}`)],
    ['more than one host', once('GET /getWallets?projectId=dev', ['Host: evil.example'])],
    ['an extra line', `\r\n\r\n${'JUNK'.repeat(100)}\r\n\r\n${smuggled}`],
  ])('%s smuggle no second request', async (_name, text) => {
    const answer = await send([text])
    expect(answer.isClosed).toBe(true)
    // At most one answer, and never that of the smuggled request.
    expect(answer.statuses.length).toBeLessThanOrEqual(1)
    expect(answer.text).not.toContain('"version"')
    for (const status of answer.statuses) expect([200, 400]).toContain(status)
    await serves()
  })

  it('ignores bytes after a body and between requests', async () => {
    const longer = await send([request(rpc, ['Content-Length: 2'], '{}{"jsonrpc":"2.0"}')])
    expect(longer).toMatchObject({ isClosed: true })
    expect(longer.statuses.every((status) => status === 400)).toBe(true)
    const junk = await send([`${request('GET /health')}JUNK\r\n\r\n${request('GET /health')}`])
    expect(junk.isClosed).toBe(true)
    const many = await send([request('GET /health').repeat(99), once('GET /health')])
    expect(many.statuses).toEqual(Array(100).fill(200))
    await serves()
  })

  it.each([
    'file:///etc/passwd',
    'http://evil.example/health',
    'http://127.0.0.1:1/health',
    '//evil.example/health',
    '//health',
    '/x/../health',
    '/x/%2e%2e/health',
    '/getWalletImage/..%2f..%2f..%2fetc%2fpasswd',
    '/getWalletImage/../../../etc/passwd',
    '/getWalletImage/%00',
    '/getWalletImage/%zz',
    '/getWalletImage/%c0%ae%c0%ae',
    '/public/getTokenImage/..%5c..%5cx',
    '/v1/account/%ff%fe/balance?currency=usd&projectId=dev',
    '/v1/account/..%2f..%2fadmin/balance?currency=usd&projectId=dev',
    '/getWallets?projectId=dev&search=%zz%',
    '/getWallets?projectId=dev&projectId=other&search=a&search=b',
    '/getWallets?%00=%00&projectId=dev',
    '/\\evil.example/..\\',
    '/..;/health',
    '/health;jsessionid=1',
    '/health%20',
    '/health#/metrics',
    '/%68ealth',
    '*',
    'localhost:443',
    '/getWalletImage/\u0000',
    '/getWalletImage/ x',
    '/getWalletImage/\u00ff',
  ])('never redirects a path like %j', async (path) => {
    const answer = await send([Buffer.from(once(`GET ${path}`), 'latin1')], { forMs: 20_000 })
    expect(answer.isClosed).toBe(true)
    expect(documented).toContain(answer.statuses[0])
    expect(answer.text).not.toMatch(/root:|node_modules|\.ts:\d/)
    // No answer redirects.
    expect(answer.text.toLowerCase()).not.toContain('\r\nlocation:')
  })

  const routes = [
    ...new Set(contracts.map(({ path }) => path.replace(/\{\w+\}/g, account))),
    ...['/ready', '/metrics', '/docs', '/openapi.json', '/ws', '/v1/', '/dev/analytics', '/nowhere'],
  ]
  const methods = ['HEAD', 'OPTIONS', 'TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'CONNECT', 'BREW']
  it.each(routes)('%s answers every method, or closes', async (path) => {
    for (const method of methods) {
      const secret = `secret-${method}`
      const answer = await send([once(`${method} ${path}?projectId=dev`, [`Cookie: ${secret}`], '')], {
        forMs: 20_000,
      })
      expect(answer.isClosed).toBe(true)
      // CONNECT gets no answer: the gateway is not a proxy.
      if (method === 'CONNECT') expect(answer.statuses).toEqual([])
      else expect(documented).toContain(answer.statuses[0])
      expect(answer.text).not.toContain(secret)
      if (method === 'HEAD') expect(answer.text.split('\r\n\r\n')[1]).toBe('')
      if (['TRACE', 'PUT', 'DELETE', 'PATCH'].includes(method))
        expect([404, 501]).toContain(answer.statuses[0])
    }
  })

  it.each<[string, string]>([
    ['TLS', '\x16\x03\x01\x00\xa5\x01\x00\x00\xa1'],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['HTTP/0.9', 'GET /health\r\n\r\n'],
    ['an unknown protocol', '\x00\x01\x02\x03\x04'],
    ['SSH', 'SSH-2.0-OpenSSH_9.9\r\n'],
  ])('answers 400 to %s', async (_name, bytes) => {
    expect(await send([Buffer.from(bytes, 'latin1')])).toMatchObject({ statuses: [400], isClosed: true })
  })

  it('rejects upgrades', async () => {
    const upgrade = [
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: eA==',
    ]
    expect((await send([request('GET /v1', upgrade)], { forMs: 1_000 })).statuses).toEqual([426])
    const other = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__']
    expect((await send([request('GET /health', other)], { forMs: 1_000 })).statuses).toEqual([200])
  })
})
