import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeUnread } from './closeUnread'

let server: Server
beforeAll(async () => {
  server = createServer((incoming, outgoing) => {
    const answer = () => outgoing.writeHead(429).end('no')
    if (incoming.url === '/read') incoming.resume().on('end', answer)
    else answer()
  })
  server.prependListener('request', closeUnread)
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Sends the beginning of a request; returns the answer, and whether the connection was closed. */
async function send(path: string, text: string) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const closed = once(socket, 'close').then(() => true)
  let answer = ''
  socket.on('data', (part) => {
    answer += part
  })
  // The server may close it before everything is sent.
  socket.on('error', () => undefined)
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n${text}`)
  const isClosed = await Promise.race([closed, wait(700, false)])
  socket.destroy()
  return { answer, isClosed }
}

it.each([
  ['has no length', 'Transfer-Encoding: chunked\r\n\r\n1\r\n \r\n'],
  ['is large', 'Content-Length: 900000\r\n\r\n1'],
])('closes the connection of a body that %s and is not read', async (_name, text) => {
  const { answer, isClosed } = await send('/', text)
  expect(answer).toMatch(/429[\s\S]*connection: close/i)
  expect(isClosed).toBe(true)
})

it('does not read the rest of a large body', async () => {
  const heard = once(server, 'connection') as Promise<[Socket]>
  const sent = send('/', `Content-Length: 90000000\r\n\r\n${' '.repeat(20_000_000)}`)
  const [socket] = await heard
  const { answer } = await sent
  expect(answer).toContain('429')
  expect(socket.bytesRead).toBeLessThan(1_000_000)
})

it.each([
  ['a body with a length', '/', 'Content-Length: 10\r\n\r\n1'],
  ['a body that was read', '/read', 'Transfer-Encoding: chunked\r\n\r\n1\r\n \r\n0\r\n\r\n'],
])('keeps the connection of %s', async (_name, path, text) => {
  const { answer, isClosed } = await send(path, text)
  expect(answer).toContain('429')
  expect(isClosed).toBe(false)
})

it('closes the oldest of too many connections that stay open after their answer', async () => {
  const sockets = Array.from({ length: 520 }, () => {
    const socket = connect({
      port: (server.address() as AddressInfo).port,
      host: '127.0.0.1',
      // Does not close when the server does.
      allowHalfOpen: true,
    })
    socket.on('error', () => undefined)
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900000\r\n\r\n1')
    return socket
  })
  const answered = sockets.map((socket) => once(socket, 'data'))
  await Promise.all(answered)
  const count = () => new Promise<number>((resolve) => server.getConnections((_error, open) => resolve(open)))
  // Without the bound, all of them would stay for a second.
  await expect.poll(count, { timeout: 500, interval: 20 }).toBeLessThanOrEqual(500)
  await expect.poll(count, { timeout: 5_000 }).toBe(0)
  for (const socket of sockets) socket.destroy()
})
