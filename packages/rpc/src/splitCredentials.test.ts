import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { networkFailure } from '@latchkey/protocol'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { callNode } from './callNode'
import { sendRequest } from './sendRequest'
import { splitCredentials } from './splitCredentials'

const basic = (pair: string) => `Basic ${Buffer.from(pair).toString('base64')}`

describe('splitCredentials', () => {
  it.each([
    ['https://user:secret@node.example/rpc?key=1', 'https://node.example/rpc?key=1', 'user:secret'],
    ['https://user@node.example/', 'https://node.example/', 'user:'],
    ['https://:secret@node.example/', 'https://node.example/', ':secret'],
    ['http://u%40x:p%3A%2F%25@node.example:8545/', 'http://node.example:8545/', 'u@x:p:/%'],
    ['http://user:100%@node.example/', 'http://node.example/', 'user:100%'],
    ['http://user:pässwörd@node.example/', 'http://node.example/', 'user:pässwörd'],
  ])('moves the credentials of %s to a header', (given, url, pair) => {
    expect(splitCredentials(given)).toEqual({ url, authorization: basic(pair) })
  })

  it.each([
    'https://node.example',
    'https://node.example/@user',
    'https://node.example/?a=b@c',
    '/rpc',
    '/a@b',
  ])('leaves %s as it is', (url) => expect(splitCredentials(url)).toEqual({ url }))

  it.each([
    'http://user:secret@',
    'http://user:secret@a b',
    '//user:secret@node',
    'user:secret@',
    'http//u:secret@n',
  ])('never quotes %s, which is not a URL of a node', (url) => {
    try {
      const told = splitCredentials(url)
      expect(told.url).not.toContain('secret')
    } catch (error) {
      expect(networkFailure.is(error)).toBe(true)
      expect(inspect(error, { depth: 20 })).not.toContain('secret')
    }
  })
})

describe('a request with credentials', () => {
  it('reaches the node with a header', async () => {
    const seen: { url: string | undefined; headers: IncomingHttpHeaders }[] = []
    const server = createServer(({ url, headers }, response) => {
      seen.push({ url, headers })
      response.end('{"result":7}')
    })
    onTestFinished(() => void server.close())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    expect(await callNode(`http://user:secret@127.0.0.1:${port}/rpc`, { method: 'm', params: [] })).toBe(7)
    expect(seen).toMatchObject([
      {
        url: '/rpc',
        headers: {
          authorization: basic('user:secret'),
          'content-type': 'application/json',
          host: `127.0.0.1:${port}`,
        },
      },
    ])
  })

  it('keeps the header of a caller that sets its own', async () => {
    const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response(''))
    const headers = { Authorization: 'Bearer own', 'X-A': 'b' }
    await sendRequest('http://user:secret@node.example/', { headers }, { what: 'x', fetch })
    const [url, init] = fetch.mock.calls[0] ?? []
    expect(url).toBe('http://node.example/')
    expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
      authorization: 'Bearer own',
      'x-a': 'b',
    })
  })

  it('never shows them in an error', async () => {
    const failing = [
      'http://user:secret@127.0.0.1:9/',
      'http://user:secret@no-such-host.invalid/',
      'http://user:secret@',
      'http://user:secret@[bad]/',
      'https://user:secret@127.0.0.1:9/',
    ]
    for (const url of failing) {
      const error = await callNode(url, { method: 'm', params: [] }, { timeoutMs: 3_000 }).catch(
        (cause: unknown) => cause,
      )
      expect(error).toBeInstanceOf(Error)
      expect(inspect(error, { depth: 20, showHidden: true }), url).not.toContain('secret')
    }
  })
})
