import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { createIdentity } from './createIdentity'

/** Writes a WebSocket frame as a client: masked with zeros, so its payload stays readable. */
export function rawFrame(opcode: number, payload: Buffer | string = '', isLast = true): Buffer {
  const body = Buffer.from(payload)
  const first = (isLast ? 0x80 : 0) | opcode
  const long = Buffer.alloc(8)
  long.writeBigUInt64BE(BigInt(body.length))
  const length =
    body.length < 126 ? [body.length] : body.length < 65_536 ? [126, ...long.subarray(6)] : [127, ...long]
  const [kind = 0, ...rest] = length
  return Buffer.concat([Buffer.from([first, 0x80 | kind, ...rest]), Buffer.alloc(4), body])
}

/** The kinds of frames. */
export const opcodes = { continuation: 0, text: 1, close: 8, ping: 9, pong: 10 } as const

/** Opens a WebSocket to a relay without a library: nothing is read, answered or limited unless the test does it. */
export async function connectRaw(
  url: string,
  auth: string = createIdentity().token(url),
  projectId = 'dev',
): Promise<Socket> {
  const { hostname, port, host } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const path = `${new URL(url).pathname}?auth=${auth}&projectId=${projectId}`
  const key = randomBytes(16).toString('base64')
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  )
  await new Promise<void>((resolve) => {
    socket.once('data', () => resolve())
    socket.once('close', () => resolve())
  })
  socket.pause()
  return socket
}

/** Resolves when the socket is closed, however that happens. */
export function rawClosed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.closed) resolve()
    else socket.once('close', () => resolve())
  })
}

/** Writes the same bytes for a while, as fast as they are taken; returns how many were. */
export async function floodRaw(socket: Socket, bytes: Buffer, forMs: number): Promise<number> {
  const until = performance.now() + forMs
  let written = 0
  while (performance.now() < until && !socket.destroyed) {
    written += bytes.length
    if (socket.write(bytes)) await new Promise<void>((resolve) => setImmediate(resolve))
    else await roomOrEnd(socket, until - performance.now())
  }
  return written
}

/** Waits until there is room to write, the socket is closed, or the time is over. */
function roomOrEnd(socket: Socket, forMs: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      socket.off('drain', done).off('close', done)
      resolve()
    }
    const timer = setTimeout(done, Math.max(1, forMs))
    socket.on('drain', done).on('close', done)
  })
}
