import {
  type Call,
  defineCall,
  getConfig,
  httpStatus,
  invalidOption,
  invalidRequest,
  isLatchkeyError,
  malformedAnswer,
  networkFailure,
} from '@latchkey/protocol'
import { array, number, object, optional, string, undefined_ } from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { manualHost } from '../testing/manualHost'
import { type Served, serve } from '../testing/serve'
import { createHttpClient } from './createHttpClient'
import { createLogger } from './createLogger'

const closing: Served[] = []
afterEach(async () => {
  for (const server of closing.splice(0)) await server.close()
})

const start: typeof serve = async (handler) => {
  const server = await serve(handler)
  closing.push(server)
  return server
}

const answering = (text: string) => start((response) => response.end(text))

const identity = { projectId: 'p1', st: 'latchkey', sv: 'react-evm-0.0.0' }

function clientOf(
  baseUrl: string,
  identify: Parameters<typeof createHttpClient>[0]['identify'] = () => identity,
) {
  const host = manualHost()
  return createHttpClient({ host, baseUrl, identify, logger: createLogger({ now: host.now }) })
}

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise
  } catch (error) {
    return error
  }
  return expect.fail('it should have failed')
}

const output = object({ ok: number() })
const getThing = defineCall({
  name: 'getThing',
  method: 'GET',
  path: '/v1/things/{id}',
  query: object({
    page: optional(number()),
    search: optional(string()),
    chains: optional(array(string())),
  }),
  output,
})
const plain = (method: Call['method']) => defineCall({ name: 'plain', method, path: '/plain', output })
const posting = (method: 'POST' | 'PUT' | 'DELETE') =>
  defineCall({ name: 'posting', method, path: '/things', body: object({ name: string() }), output })

describe('requests', () => {
  it('[HTTP-1] sends GET with path parameters and the given query parameters', async () => {
    const server = await answering('{"ok":1,"more":2}')
    const query = { page: 0, search: undefined, chains: ['eip155:1', 'eip155:10'] }
    const answer = await clientOf(server.url).call(getThing, { params: { id: 'a/b?c' }, query })
    expect(answer).toEqual({ ok: 1 })
    const [{ method, url, body, type } = expect.fail('no request')] = server.seen
    expect([method, url.pathname, body, type]).toEqual(['GET', '/v1/things/a%2Fb%3Fc', '', undefined])
    expect(Object.fromEntries(url.searchParams)).toEqual({
      page: '0',
      chains: 'eip155:1,eip155:10',
      ...identity,
    })
  })

  it.each(['POST', 'PUT', 'DELETE'] as const)('[HTTP-1] sends JSON by %s', async (method) => {
    const server = await answering('{"ok":1}')
    await clientOf(server.url).call(posting(method), { body: { name: 'ä"' } })
    expect(server.seen[0]).toMatchObject({ method, body: '{"name":"ä\\""}', type: 'application/json' })
  })

  it.each(['GET', 'POST', 'PUT', 'DELETE'] as const)(
    '[HTTP-4] %s carries projectId, st and sv',
    async (method) => {
      const server = await answering('{"ok":1}')
      await clientOf(server.url).call(plain(method))
      expect(Object.fromEntries(server.seen[0]?.url.searchParams ?? [])).toEqual(identity)
    },
  )

  it('[HTTP-4] carries the client id once it is known, and no query can replace these parameters', async () => {
    const server = await answering('{"ok":1}')
    let clientId: string | undefined
    const client = clientOf(server.url, () => ({ ...identity, clientId }))
    const contract = defineCall({
      name: 'own',
      method: 'GET',
      path: '/own',
      query: object({ projectId: string() }),
      output,
    })
    await client.call(contract, { query: { projectId: 'other' } })
    clientId = 'did:key:z6'
    await client.call(contract, { query: { projectId: 'other' } })
    expect(server.seen.map(({ url }) => Object.fromEntries(url.searchParams))).toEqual([
      identity,
      { ...identity, clientId: 'did:key:z6' },
    ])
  })

  it('[HTTP-1] keeps the path of the base URL', async () => {
    const server = await answering('{"ok":1}')
    await clientOf(`${server.url}/gateway/?a=1#b`).call(plain('GET'))
    expect(server.seen[0]?.url.pathname).toBe('/gateway/plain')
    expect(server.seen[0]?.url.searchParams.has('a')).toBe(false)
  })

  it('[HTTP-1] reads by a contract of the gateway', async () => {
    const services = { directory: true, blockchain: false, relay: false, analytics: false }
    const server = await answering(JSON.stringify({ name: 'gateway', version: '1', services }))
    expect((await clientOf(server.url).call(getConfig)).services.directory).toBe(true)
  })

  it('[HTTP-1] refuses to send input that breaks the contract', async () => {
    const server = await answering('{"ok":1}')
    const client = clientOf(server.url)
    // @ts-expect-error a number isn't a name
    expect(await failureOf(client.call(posting('POST'), { body: { name: 5 } }))).toSatisfy(invalidRequest.is)
    // @ts-expect-error the body is missing
    expect(await failureOf(client.call(posting('POST')))).toSatisfy(invalidRequest.is)
    // @ts-expect-error a text isn't a page
    const wrongPage = client.call(getThing, { params: { id: 1 }, query: { page: 'x' } })
    expect(await failureOf(wrongPage)).toSatisfy(invalidRequest.is)
    expect(await failureOf(client.call(getThing, { params: { id: '..' } }))).toSatisfy(invalidRequest.is)
    expect(server.seen).toHaveLength(0)
  })

  it.each(['', 'gateway', 'javascript:alert(1)', 'file:///etc', 'ws://x'])(
    '[HTTP-1] rejects the base URL "%s"',
    (baseUrl) =>
      expect(() => clientOf(baseUrl)).toThrow(expect.objectContaining({ code: invalidOption.code })),
  )
})

describe('answers', () => {
  const refusing = (status: number, text: string) => start((response) => response.writeHead(status).end(text))

  it('[HTTP-2] throws an error with the status for a status that isn’t OK', async () => {
    const server = await refusing(404, 'nothing here')
    const error = await failureOf(clientOf(server.url).call(plain('GET')))
    if (!httpStatus.is(error)) return expect.fail('another kind')
    expect([error.message, error.values.status, error.cause]).toEqual([
      'HTTP status code: 404',
      404,
      undefined,
    ])
    expect(server.seen).toHaveLength(1)
  })

  it('[HTTP-2] carries the reason of the service as its cause', async () => {
    const reason = invalidRequest({ reason: 'page' })
    const server = await refusing(400, JSON.stringify(reason))
    const error = await failureOf(clientOf(server.url).call(plain('GET')))
    expect(error).toSatisfy(httpStatus.is)
    expect((error as Error).cause).toSatisfy(invalidRequest.is)
    expect((error as Error).cause).toMatchObject({ values: { reason: 'page' } })
  })

  it('[HTTP-2] keeps a reason in another format, up to a limit', async () => {
    const json = { status: 'FAILED', reasons: [{ field: 'address', description: 'bad' }] }
    const other = await refusing(400, JSON.stringify(json))
    expect(await failureOf(clientOf(other.url).call(plain('GET')))).toMatchObject({ cause: json })
    const endless = await refusing(400, `"${'x'.repeat(100_000)}"`)
    const error = await failureOf(clientOf(endless.url).call(plain('GET')))
    expect(error).toSatisfy(httpStatus.is)
    expect((error as Error).cause).toBeUndefined()
  })

  it.each([
    ['text', 'hello', 'plain'],
    ['cut JSON', '{"ok":', 'plain'],
    ['nothing', '', 'plain'],
    ['another type', '{"ok":"1"}', 'plain.ok'],
    ['another shape', '[1]', 'plain.ok'],
    ['null', 'null', 'plain'],
  ])('[HTTP-1] rejects an answer of %s', async (_, text, what) => {
    const server = await answering(text)
    const error = await failureOf(clientOf(server.url).call(plain('GET')))
    if (!malformedAnswer.is(error)) return expect.fail('another kind')
    expect(error.values.what).toBe(what)
  })

  it('[HTTP-1] accepts no body where the contract has none', async () => {
    const server = await start((response) => response.writeHead(204).end())
    const contract = defineCall({ name: 'revoke', method: 'POST', path: '/revoke', output: undefined_() })
    expect(await clientOf(server.url).call(contract)).toBeUndefined()
  })

  it('[HTTP-1] stops reading an answer that is too large', async () => {
    let sent = 0
    const server = await start((response) => {
      const more = () => {
        while (!response.destroyed && response.write(' '.repeat(100_000))) sent += 100_000
        if (!response.destroyed) response.once('drain', more)
      }
      more()
    })
    const error = await failureOf(clientOf(server.url).call(plain('GET')))
    expect(error).toSatisfy(malformedAnswer.is)
    expect(sent).toBeLessThan(50_000_000)
  })

  it('[HTTP-1] follows no redirect, even to the same host', async () => {
    const elsewhere = await answering('{"ok":1}')
    for (const location of [elsewhere.url, '/plain']) {
      for (const status of [301, 302, 303, 307, 308]) {
        const server = await start((response) => response.writeHead(status, { location }).end())
        const error = await failureOf(clientOf(server.url).call(posting('PUT'), { body: { name: 'secret' } }))
        expect(error).toSatisfy(networkFailure.is)
        expect(server.seen).toHaveLength(1)
      }
    }
    expect(elsewhere.seen).toHaveLength(0)
  })

  it('[HTTP-1] rejects a redirected answer from a replaced fetch', async () => {
    const elsewhere = await answering('{"ok":1}')
    const server = await start((response) => response.writeHead(302, { location: elsewhere.url }).end())
    const host = manualHost({ fetch: (url, init) => fetch(url, { ...init, redirect: 'follow' }) })
    const logger = createLogger({ now: host.now })
    const client = createHttpClient({ host, baseUrl: server.url, identify: () => identity, logger })
    expect(await failureOf(client.call(plain('GET')))).toSatisfy(networkFailure.is)
    expect(elsewhere.seen).toHaveLength(1)
  })

  it('[HTTP-1] reports a service that can’t be reached or hangs up', async () => {
    const gone = await serve((response) => response.end())
    await gone.close()
    expect(await failureOf(clientOf(gone.url).call(plain('GET')))).toSatisfy(networkFailure.is)
    const broken = await start((response) => {
      response.write('{"ok"', () => response.destroy())
    })
    const error = await failureOf(clientOf(broken.url).call(plain('GET')))
    expect(error).toSatisfy(networkFailure.is)
    expect(isLatchkeyError(error) && error.cause).toBeInstanceOf(Error)
  })
})
