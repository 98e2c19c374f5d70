import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { relayLimits } from '@latchkey/protocol'
import { connectRaw, floodRaw, opcodes, rawFrame } from '../connectRaw'
import { floodBodies } from './floodBodies'

/** Attacks a relay for a while. */
export type Attack = (url: string, forMs: number) => Promise<void>

const ping = Buffer.concat(Array(500).fill(rawFrame(opcodes.ping, Buffer.alloc(125))))
const receipt = rawFrame(opcodes.text, `{"id":1,"jsonrpc":"2.0","result":"${'A'.repeat(16_000)}"}`)
const brackets = rawFrame(opcodes.text, '['.repeat(relayLimits.frame))
const objects = rawFrame(opcodes.text, `{"id":1,"a":[${'{"a":0},'.repeat(100_000)}0]}`)
const newTopic = () => randomBytes(32).toString('hex')
const call = (method: string, params: object) =>
  rawFrame(opcodes.text, JSON.stringify({ id: `${Date.now()}000000`, jsonrpc: '2.0', method, params }))
const subscribe = () =>
  call('irn_batchSubscribe', { topics: Array.from({ length: relayLimits.batch }, newTopic) })
const publish = () =>
  call('irn_publish', {
    topic: newTopic(),
    message: randomBytes(96_000).toString('base64'),
    ttl: relayLimits.ttlSeconds,
    tag: 1108,
  })

/** Doesn't wait for a relay that answers late. */
function openOrGiveUp(url: string, auth?: string): Promise<Socket | undefined> {
  return Promise.race([connectRaw(url, auth).catch(() => undefined), wait(2_000, undefined)])
}

/** Opens as many sockets as it gets, and floods each with what `make` returns. */
function flood(
  make: () => Buffer,
  sockets: number,
  options: { readonly reads: boolean; readonly auth?: string },
): Attack {
  return async (url, forMs) => {
    const until = performance.now() + forMs
    const one = async () => {
      while (performance.now() < until) {
        const socket = await openOrGiveUp(url, options.auth)
        if (!socket) continue
        if (options.reads) socket.resume()
        while (!socket.destroyed && performance.now() < until)
          await floodRaw(socket, make(), Math.min(200, until - performance.now()))
        socket.destroy()
      }
    }
    await Promise.all(Array.from({ length: sockets }, one))
  }
}

/** Sends bodies without end to an address that expects none. */
function sendBodies(part: string): Attack {
  const head = () => 'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n'
  return (url, forMs) => floodBodies(Number(new URL(url).port), { connections: 60, forMs, head, part })
}

/** The attacks that once took a relay down, and others like them. */
export const attacks = {
  'pings without reading': flood(() => ping, 20, { reads: false }),
  'pings with an invalid token': flood(() => ping, 20, { reads: false, auth: 'invalid' }),
  'frames without a method': flood(() => receipt, 20, { reads: true }),
  'deep frames': flood(() => brackets, 10, { reads: true }),
  'wide frames': flood(() => objects, 10, { reads: true }),
  subscriptions: flood(subscribe, 5, { reads: true }),
  'subscriptions without reading': flood(subscribe, 20, { reads: false }),
  'messages for nobody': flood(publish, 5, { reads: true }),
  'bodies without end': sendBodies(`fa00\r\n${' '.repeat(64_000)}\r\n`),
  'bodies one byte at a time': sendBodies('1\r\n \r\n'.repeat(2_000)),
  async connections(url, forMs) {
    const until = performance.now() + forMs
    const one = async () => {
      while (performance.now() < until) {
        const socket = await openOrGiveUp(url)
        socket?.destroy()
      }
    }
    await Promise.all(Array.from({ length: 100 }, one))
  },
} as const satisfies Record<string, Attack>
