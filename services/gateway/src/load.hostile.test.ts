import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endureAttack } from './testing/endureAttack'
import { type GatewayProcess, startGatewayProcess } from './testing/startGatewayProcess'

let gateway: GatewayProcess
let idle: number
beforeAll(async () => {
  gateway = await startGatewayProcess({
    // Each attacker chooses its own address, as the proxy in front of it would name it.
    GATEWAY_PROXIES: '1',
    GATEWAY_ANALYTICS: 'true',
    GATEWAY_CHAINS: JSON.stringify([{ id: 'eip155:1', name: 'Nowhere', rpc: ['http://127.0.0.1:1'] }]),
  })
  // Everything is loaded once before memory is compared.
  for (const path of ['/docs', '/openapi.json', '/getWallets?projectId=dev', '/ready'])
    await fetch(`${gateway.url}${path}`)
  await sleep(2_000)
  idle = await gateway.metric('process_resident_memory_bytes')
}, 120_000)
afterAll(() => gateway?.stop())

const endure = (attack: () => Promise<unknown>) => endureAttack(gateway, idle, attack)
const head = (path: string, from: string, headers: readonly string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', `X-Forwarded-For: ${from}`, ...headers, '', ''].join('\r\n')
const rpc = '/v1?chainId=eip155:1&projectId=dev'

/** Opens connections that send endlessly and never finish, for a while. */
async function flood(
  count: number,
  forMs: number,
  first: (n: number) => string,
  part: string | Uint8Array,
): Promise<void> {
  let isOver = false
  const sockets = new Set<Socket>()
  const open = async (n: number) => {
    while (!isOver) {
      const socket = connect(gateway.port, '127.0.0.1')
      sockets.add(socket)
      const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
      socket.on('error', () => undefined)
      socket.resume()
      socket.write(first(n))
      const send = () => {
        let isTaken = true
        while (isTaken && !isOver && !socket.destroyed) isTaken = socket.write(part)
      }
      socket.on('drain', send)
      send()
      await closed
      sockets.delete(socket)
      await sleep(20)
    }
  }
  const running = Array.from({ length: count }, (_, n) => open(n))
  await sleep(forMs)
  isOver = true
  for (const socket of sockets) socket.destroy()
  await Promise.all(running)
}

/** Sends whole requests as fast as they are answered, and counts the statuses. */
async function storm(
  total: number,
  make: (n: number) => { method?: string; path: string; from: string; body?: string },
): Promise<Map<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const statuses = new Map<number, number>()
  let next = 0
  const send = (n: number) =>
    new Promise<void>((resolve) => {
      const { method = 'GET', path, from, body } = make(n)
      const count = (status: number) => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        resolve()
      }
      const sending = request(
        { port: gateway.port, host: '127.0.0.1', agent, method, path, headers: { 'x-forwarded-for': from } },
        (answer) => {
          answer.resume()
          answer.on('end', () => count(answer.statusCode ?? 0))
        },
      )
      // The gateway may close a connection whose body it doesn't read.
      sending.on('error', () => count(0))
      sending.end(body)
    })
  const work = async () => {
    while (next < total) await send(next++)
  }
  await Promise.all(Array.from({ length: 64 }, work))
  agent.destroy()
  return statuses
}

const one = () => '203.0.113.1'
const many = (n: number) => `2001:db8:${(n % 500).toString(16)}::1`
const rotating = (n: number) => `2001:db8:aaaa:bbbb::${n.toString(16)}`
const spaces = Buffer.alloc(64_000, ' ')

describe('hostile load', () => {
  it.each<[string, string, (n: number) => string]>([
    ['without a project', '/v1?chainId=eip155:1', one],
    ['of one address', rpc, one],
    ['of one /64', rpc, rotating],
    ['of 500 addresses', rpc, many],
  ])('holds against bodies that never end, %s', async (_name, path, from) => {
    const first = (n: number) => head(path, from(n), ['Content-Length: 990000'])
    await endure(() => flood(60, 10_000, (n) => first(n), spaces.subarray(0, 60_000)))
    const chunk = Buffer.concat([Buffer.from('fa00\r\n'), spaces, Buffer.from('\r\n')])
    await endure(() => flood(60, 10_000, (n) => head(path, from(n), ['Transfer-Encoding: chunked']), chunk))
  })

  it('holds against bodies that stop short of their end', async () => {
    const silent = async () => {
      const sockets = Array.from({ length: 500 }, (_, n) => {
        const socket = connect(gateway.port, '127.0.0.1')
        socket.on('error', () => undefined)
        socket.resume()
        socket.write(head(rpc, many(n), ['Content-Length: 990000']))
        socket.write(Buffer.alloc(980_000, ' '))
        return socket
      })
      await sleep(10_000)
      for (const socket of sockets) socket.destroy()
    }
    await endure(silent)
  })

  it('holds against bodies one byte at a time', async () => {
    const bytes = '1\r\n \r\n'.repeat(2_000)
    await endure(() => flood(30, 10_000, (n) => head(rpc, many(n), ['Transfer-Encoding: chunked']), bytes))
  })

  it('holds against brackets without end', async () => {
    const bodies = ['['.repeat(980_000), '{"a":'.repeat(190_000), `[${'[],'.repeat(320_000)}[]]`]
    await endure(async () => {
      const statuses = await storm(600, (n) => ({
        method: 'POST',
        path: rpc,
        from: many(n),
        body: bodies[n % bodies.length] ?? '',
      }))
      expect([...statuses.keys()].filter((status) => ![0, 422, 429, 503].includes(status))).toEqual([])
    })
  })

  it('holds against long batches and many small values', async () => {
    const batch = JSON.stringify(
      Array.from({ length: 1_000 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'eth_chainId' })),
    )
    const values = `{"jsonrpc":"2.0","id":1,"method":"eth_call","params":[${'{},'.repeat(24_000)}{}]}`
    await endure(() =>
      storm(2_000, (n) => ({ method: 'POST', path: rpc, from: many(n), body: n % 2 ? batch : values })),
    )
  })

  it('holds against a storm on the documents and the routes for operators', async () => {
    const paths = ['/docs', '/openapi.json', '/ready', '/metrics', '/nowhere', '/relay', '/v1/bundler']
    await endure(async () => {
      const statuses = await storm(20_000, (n) => ({
        path: paths[n % paths.length] ?? '',
        from: rotating(n),
      }))
      expect(statuses.get(429) ?? 0).toBeGreaterThan(10_000)
    })
    await endure(() => storm(20_000, (n) => ({ path: paths[n % paths.length] ?? '', from: many(n) })))
  })

  it('stores no more events than a day allows', async () => {
    const body = () =>
      JSON.stringify({
        eventId: randomUUID(),
        url: 'http://localhost/',
        domain: 'localhost',
        timestamp: Date.now(),
        props: { type: 'track', event: 'MODAL_OPEN', properties: { text: 'ab '.repeat(150) } },
      })
    await endure(() =>
      storm(12_000, (n) => ({ method: 'POST', path: '/e?projectId=dev', from: rotating(n), body: body() })),
    )
  })

  it('is as it was after everything has ended', async () => {
    await sleep(5_000)
    expect(await gateway.metric('latchkey_requests_in_flight')).toBeLessThanOrEqual(1)
    await endure(() => sleep(3_000))
  })
})
