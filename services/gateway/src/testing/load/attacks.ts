import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { floodBodies } from '@latchkey/relay/testing/attacks'
import { askForStrangers } from './askForStrangers'
import { type Statuses, storm } from './storm'

/** Attacks the gateway on a port; returns the statuses where it reads them. */
export type Attack = (port: number) => Promise<Statuses>

const forMs = 10_000
const rpc = '/v1?chainId=eip155:1&projectId=dev'

const one = () => '203.0.113.1'
const many = (n: number) => `2001:db8:${(n % 500).toString(16)}::1`
const rotating = (n: number) => `2001:db8:aaaa:bbbb::${n.toString(16)}`

const spaces = Buffer.alloc(64_000, ' ')
const chunk = Buffer.concat([Buffer.from('fa00\r\n'), spaces, Buffer.from('\r\n')])
const head = (path: string, from: string, header: string) =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', `X-Forwarded-For: ${from}`, header, '', ''].join('\r\n')

const endless =
  (path: string, from: (n: number) => string, header: string, part: string | Uint8Array): Attack =>
  async (port) => {
    await floodBodies(port, { connections: 60, forMs, head: (n) => head(path, from(n), header), part })
    return {}
  }
const announced = (path: string, from: (n: number) => string) =>
  endless(path, from, 'Content-Length: 990000', spaces.subarray(0, 60_000))
const chunked = (path: string, from: (n: number) => string) =>
  endless(path, from, 'Transfer-Encoding: chunked', chunk)

const stopShort: Attack = async (port) => {
  const sockets = Array.from({ length: 500 }, (_, n) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.resume()
    socket.write(head(rpc, many(n), 'Content-Length: 990000'))
    socket.write(Buffer.alloc(980_000, ' '))
    return socket
  })
  await sleep(forMs)
  for (const socket of sockets) socket.destroy()
  return {}
}

const singleBytes: Attack = async (port) => {
  const part = '1\r\n \r\n'.repeat(2_000)
  const first = (n: number) => head(rpc, many(n), 'Transfer-Encoding: chunked')
  await floodBodies(port, { connections: 30, forMs, head: first, part })
  return {}
}

const brackets: Attack = (port) => {
  const bodies = ['['.repeat(980_000), '{"a":'.repeat(190_000), `[${'[],'.repeat(320_000)}[]]`]
  const body = (n: number) => bodies[n % bodies.length] ?? ''
  return storm(port, { total: 600, forMs }, (n) => ({
    method: 'POST',
    path: rpc,
    from: many(n),
    body: body(n),
  }))
}

const batches: Attack = (port) => {
  const calls = Array.from({ length: 1_000 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'eth_chainId' }))
  const batch = JSON.stringify(calls)
  const values = `{"jsonrpc":"2.0","id":1,"method":"eth_call","params":[${'{},'.repeat(24_000)}{}]}`
  const body = (n: number) => (n % 2 ? batch : values)
  return storm(port, { total: 2_000, forMs }, (n) => ({
    method: 'POST',
    path: rpc,
    from: many(n),
    body: body(n),
  }))
}

const paths = ['/docs', '/openapi.json', '/ready', '/metrics', '/nowhere', '/relay', '/v1/bundler']
const documents =
  (from: (n: number) => string): Attack =>
  (port) =>
    storm(port, { total: 20_000 }, (n) => ({ path: paths[n % paths.length] ?? '', from: from(n) }))

const events: Attack = (port) => {
  const body = () =>
    JSON.stringify({
      eventId: randomUUID(),
      url: 'http://localhost/',
      domain: 'localhost',
      timestamp: Date.now(),
      props: { type: 'track', event: 'MODAL_OPEN', properties: { text: 'ab '.repeat(150) } },
    })
  const path = '/e?projectId=dev'
  return storm(port, { total: 12_000 }, (n) => ({ method: 'POST', path, from: rotating(n), body: body() }))
}

const strangers =
  (from: (n: number) => string): Attack =>
  (port) =>
    askForStrangers(port, from)

/** The attacks that once took a gateway down, and others like them. */
export const loads = {
  'endless bodies without a project': announced('/v1?chainId=eip155:1', one),
  'endless bodies of one address': announced(rpc, one),
  'endless bodies of one /64': announced(rpc, rotating),
  'endless bodies of 500 addresses': announced(rpc, many),
  'endless chunks without a project': chunked('/v1?chainId=eip155:1', one),
  'endless chunks of one address': chunked(rpc, one),
  'endless chunks of one /64': chunked(rpc, rotating),
  'endless chunks of 500 addresses': chunked(rpc, many),
  'bodies that stop short of their end': stopShort,
  'bodies one byte at a time': singleBytes,
  'brackets without end': brackets,
  'long batches and many small values': batches,
  'a storm on documents from one /64': documents(rotating),
  'a storm on documents from 500 addresses': documents(many),
  'more events than a day allows': events,
} satisfies Readonly<Record<string, Attack>>

/** Attacks on the history of a chain. */
export const floodsOfWatches = {
  'a flood of watches from one /64': strangers(rotating),
  'a flood of watches from 500 addresses': strangers(many),
} satisfies Readonly<Record<string, Attack>>

/** Every attack, by its name. */
export const attacks = { ...loads, ...floodsOfWatches }
