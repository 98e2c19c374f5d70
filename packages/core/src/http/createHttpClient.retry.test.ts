import { type Call, defineCall, httpStatus, requestTimeout } from '@latchkey/protocol'
import { object } from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Host } from '../ports/Host'
import { manualHost } from '../testing/manualHost'
import { type Served, serve } from '../testing/serve'
import { createHttpClient } from './createHttpClient'
import { createLogger } from './createLogger'

const closing: Served[] = []
afterEach(async () => {
  for (const server of closing.splice(0)) await server.close()
})

const silent = {
  error: () => undefined,
  warn: () => undefined,
  info: () => undefined,
  debug: () => undefined,
}
const output = object({})
const get = defineCall({ name: 'getThing', method: 'GET', path: '/thing/{address}', output })
const by = (method: Call['method']) => defineCall({ name: 'thing', method, path: '/thing', output })
const harmless = defineCall({ name: 'price', method: 'POST', path: '/thing', idempotent: true, output })
const params = { address: '0xabc' }

/** A client with a stopped clock, and a server that fails until it has given all these answers. */
async function setUp(
  refusals: readonly (readonly [status: number, retryAfter?: string])[],
  parts?: Partial<Host>,
) {
  const server = await serve((response, n) => {
    const [status = 200, retryAfter] = refusals[n] ?? []
    response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end('{}')
  })
  closing.push(server)
  const host = manualHost(parts)
  const logger = createLogger({ now: host.now, sink: silent })
  const identify = () => ({ projectId: 'p1', st: 'latchkey', sv: '0' })
  return { server, host, logger, client: createHttpClient({ host, baseUrl: server.url, identify, logger }) }
}

const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 5 })

/** Waits until the client waits, checks the delay, and advances the clock by it. */
async function pass(host: ReturnType<typeof manualHost>, ms: number): Promise<void> {
  await until(() => expect(host.timers()).toEqual([ms]))
  host.advance(ms)
}

const settled = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: unknown) => error,
  )

describe('retries', () => {
  it.each([403, 408, 413, 429, 500, 502, 503, 504])('[HTTP-3] tries again after %i', async (status) => {
    const { server, host, client } = await setUp([[status]])
    const result = settled(client.call(get, { params }))
    await pass(host, 150)
    expect(await result).toBe('answered')
    expect(server.seen).toHaveLength(2)
    expect(host.timers()).toEqual([])
  })

  it.each([400, 401, 404, 409, 422, 501])('[HTTP-3] does not try again after %i', async (status) => {
    const { server, host, client } = await setUp([[status]])
    expect(await settled(client.call(get, { params }))).toSatisfy(httpStatus.is)
    expect(server.seen).toHaveLength(1)
    expect(host.timers()).toEqual([])
  })

  it('[HTTP-3] waits 150, 300 and 600 ms, then gives up with the last status', async () => {
    const { server, host, client, logger } = await setUp([[500], [502], [503], [504], [200]])
    const result = settled(client.call(get, { params }))
    for (const ms of [150, 300, 600]) await pass(host, ms)
    const error = await result
    expect(httpStatus.is(error) && error.values.status).toBe(504)
    expect(server.seen).toHaveLength(4)
    expect(logger.dump()).toContain('getThing: HTTP status 502')
    // The account and the service stay out of the log.
    expect(logger.dump()).not.toMatch(/0xabc|127\.0\.0\.1|p1/)
  })

  it('[HTTP-3] waits as long as Retry-After says, in seconds or until a date', async () => {
    const { server, host, client } = await setUp([
      [429, '7'],
      [503, new Date(Date.UTC(2026, 0, 1) + 7000 + 12_000).toUTCString()],
      [503, 'rubbish'],
    ])
    const result = settled(client.call(get, { params }))
    await pass(host, 7000)
    await pass(host, 12_000)
    await pass(host, 600)
    expect(await result).toBe('answered')
    expect(server.seen).toHaveLength(4)
  })

  it('[HTTP-3] fails at once when Retry-After is longer than anyone waits', async () => {
    const { server, client } = await setUp([[429, '3600']])
    const error = await settled(client.call(get, { params }))
    expect(httpStatus.is(error) && error.values.status).toBe(429)
    expect(server.seen).toHaveLength(1)
  })

  it.each(['PUT', 'DELETE'] as const)('[HTTP-3] tries %s again', async (method) => {
    const { server, host, client } = await setUp([[503]])
    const result = settled(client.call(by(method)))
    await pass(host, 150)
    expect(await result).toBe('answered')
    expect(server.seen.map((seen) => seen.method)).toEqual([method, method])
  })

  it('[HTTP-3] sends POST twice only when its contract allows it', async () => {
    const once = await setUp([[503]])
    expect(await settled(once.client.call(by('POST')))).toSatisfy(httpStatus.is)
    expect(once.server.seen).toHaveLength(1)

    const twice = await setUp([[503]])
    const result = settled(twice.client.call(harmless))
    await pass(twice.host, 150)
    expect(await result).toBe('answered')
    expect(twice.server.seen).toHaveLength(2)
  })
})

describe('limits of time', () => {
  /** A server that accepts requests and never answers, or stops halfway. */
  async function dumb(beginning?: string, parts?: Partial<Host>) {
    let hungUp = 0
    const server = await serve((response) => {
      response.on('close', () => {
        hungUp += 1
      })
      if (beginning !== undefined) response.write(beginning)
    })
    closing.push(server)
    const host = manualHost(parts)
    const identify = () => ({ projectId: 'p1', st: 'latchkey', sv: '0' })
    const logger = createLogger({ now: host.now, sink: silent })
    const client = createHttpClient({ host, baseUrl: server.url, identify, logger })
    return { server, host, client, hungUp: () => hungUp }
  }
  const asked = (server: Served) => until(() => expect(server.seen).toHaveLength(1))

  it.each([undefined, '{"a":'])(
    '[HTTP-9] gives up after 10 s of silence that begins with %s',
    async (beginning) => {
      const { server, host, client, hungUp } = await dumb(beginning)
      let result: unknown
      const done = settled(client.call(get, { params })).then((value) => {
        result = value
      })
      await asked(server)
      host.advance(9999)
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(result).toBeUndefined()
      host.advance(1)
      await done
      expect(requestTimeout.is(result) && result.message).toBe('The request took too long to respond.')
      await until(() => expect(hungUp()).toBe(1))
      expect(server.seen).toHaveLength(1)
      expect(host.timers()).toEqual([])
    },
  )

  it('[HTTP-9] times out even if fetch ignores signals', async () => {
    const { host, client } = await dumb(undefined, { fetch: () => new Promise(() => undefined) })
    const result = settled(client.call(get, { params }))
    await until(() => expect(host.timers()).toEqual([10_000]))
    host.advance(10_000)
    expect(await result).toSatisfy(requestTimeout.is)
  })

  it('[HTTP-9] gives every try its own 10 s', async () => {
    const { host, client } = await setUp([[503, '20']])
    const result = settled(client.call(get, { params }))
    await pass(host, 20_000)
    expect(await result).toBe('answered')
  })

  it("[HTTP-1] stops when the caller aborts, with the caller's reason", async () => {
    const { server, host, client, hungUp } = await dumb()
    const controller = new AbortController()
    const result = settled(client.call(get, { params, signal: controller.signal }))
    await asked(server)
    const reason = { because: 'closed' }
    controller.abort(reason)
    expect(await result).toBe(reason)
    await until(() => expect(hungUp()).toBe(1))
    expect(host.timers()).toEqual([])
  })

  it('[HTTP-1] sends nothing after an abort, before or between attempts', async () => {
    const { server, host, client } = await setUp([[503]])
    expect(await settled(client.call(get, { params, signal: AbortSignal.abort('early') }))).toBe('early')
    expect(server.seen).toHaveLength(0)

    const controller = new AbortController()
    const result = settled(client.call(get, { params, signal: controller.signal }))
    await until(() => expect(host.timers()).toEqual([150]))
    controller.abort('between')
    expect(await result).toBe('between')
    expect(host.timers()).toEqual([])
    expect(server.seen).toHaveLength(1)
  })

  it("[HTTP-1] leaves no listener on the caller's signal and hands the cache mode on", async () => {
    const { signal } = new AbortController()
    let listeners = 0
    const { addEventListener, removeEventListener } = signal
    signal.addEventListener = (...args: Parameters<typeof addEventListener>) => {
      listeners += 1
      addEventListener.apply(signal, args)
    }
    signal.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
      listeners -= 1
      removeEventListener.apply(signal, args)
    }
    const inits: RequestInit[] = []
    const { host, client } = await setUp([[503]], {
      fetch: (url, init) => {
        inits.push(init)
        return fetch(url, init)
      },
    })
    const result = settled(client.call(get, { params, signal, cache: 'no-cache' }))
    await pass(host, 150)
    expect(await result).toBe('answered')
    expect(listeners).toBe(0)
    expect(inits.map(({ cache, credentials, redirect }) => [cache, credentials, redirect])).toEqual([
      ['no-cache', 'omit', 'error'],
      ['no-cache', 'omit', 'error'],
    ])
  })
})
