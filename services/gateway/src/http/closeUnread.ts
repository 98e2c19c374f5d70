import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Closes the connection after an answer that came before the end of a body without a length. Reading the rest of it,
 * only to throw it away, would keep a core busy if it comes one byte at a time.
 */
export function closeUnread(incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (incoming.headers['transfer-encoding'] === undefined) return
  outgoing.once('finish', () => {
    if (!incoming.complete) incoming.socket.destroySoon()
  })
}
