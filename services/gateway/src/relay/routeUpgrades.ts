import { type IncomingMessage, type Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Relay } from '@latchkey/relay'

/** The path of the relay. */
export const relayPath = '/relay'

/**
 * Passes relay sockets to the relay. With an upgrade listener, Node hands over every request that offers an upgrade,
 * to any path and protocol; answer the others as if they hadn't offered it.
 */
export function routeUpgrades(server: Server, relay: Relay): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = (request.url ?? '').split('?')[0]
    const isWebSocket = request.headers.upgrade?.toLowerCase() === 'websocket' && request.method === 'GET'
    if (isWebSocket && (path === relayPath || path === `${relayPath}/`)) relay.upgrade(request, socket, head)
    else answerPlainly(server, request, socket)
  })
}

function answerPlainly(server: Server, request: IncomingMessage, socket: Duplex): void {
  socket.on('error', () => socket.destroy())
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers
  // Its body wasn't read, so what has arrived can't be told from the next request.
  if (!(socket instanceof Socket) || length !== '0' || encoding !== undefined) {
    socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
    return
  }
  const response = new ServerResponse(request)
  // Nobody reads from this connection any more.
  response.shouldKeepAlive = false
  response.assignSocket(socket)
  response.on('finish', () => {
    response.detachSocket(socket)
    socket.end()
  })
  server.emit('request', request, response)
}
