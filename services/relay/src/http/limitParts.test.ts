import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { limitParts } from './limitParts'

let server: Server
let last: IncomingMessage | undefined
beforeAll(async () => {
  server = createServer((incoming, outgoing) => {
    last = incoming
    if (incoming.url === '/unread') return
    const parts: Uint8Array[] = []
    incoming.on('data', (part: Uint8Array) => parts.push(part))
    incoming.on('end', () => outgoing.end(`${parts.length} parts, ${Buffer.concat(parts).length} bytes`))
  })
  server.prependListener('request', limitParts)
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Sends a body in chunks; returns the answer, if there is one before the connection closes. */
async function send(path: string, chunks: readonly string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.on('data', (part) => {
    answer += part
  })
  // The server may close it before everything is sent.
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n`,
  )
  const lines = chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`)
  socket.write(`${lines.join('')}0\r\n\r\n`)
  await closed
  return answer
}

it.each([
  ['a few small parts', 400, 1],
  ['many parts of fair size', 3_000, 300],
])('lets %s through', async (_name, count, size) => {
  const answer = await send('/', Array(count).fill('a'.repeat(size)))
  expect(answer).toMatch(new RegExp(`parts, ${count * size} bytes`))
})

it('cuts a body in thousands of single bytes', async () => {
  expect(await send('/', Array(5_000).fill('a'))).toBe('')
})

it('keeps few of them in memory while nobody reads', async () => {
  expect(await send('/unread', Array(5_000).fill('a'))).toBe('')
  expect(last?.readableLength).toBeLessThan(600)
})
