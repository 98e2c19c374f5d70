import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** The rest of a body up to this length is read and thrown away, so the connection can serve the next request. */
const smallBody = 64_000
/** How long a client may take to read the answer, or to send the rest of a small body. */
const lingerMs = 1_000
/** How many connections may wait for that at once. */
const mostLingering = 500

/**
 * Closes the connection after an answer that came before the end of a large body, or of one without a length. Reading
 * the rest, only to throw it away, would keep a core busy and leave more garbage than all bodies in memory may take.
 * Must hear of a request before anybody answers it.
 */
export function closeUnread(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { socket, headers } = incoming
  const length =
    headers['transfer-encoding'] === undefined
      ? Number(headers['content-length'] ?? 0)
      : Number.POSITIVE_INFINITY
  if (length === 0) return
  if (length <= smallBody) {
    outgoing.on('finish', discardRest)
    return
  }
  outgoing.setHeader('connection', 'close')
  incoming.once('end', () => {
    if (!outgoing.headersSent) outgoing.removeHeader('connection')
  })
  outgoing.once('prefinish', () => {
    if (incoming.complete) return
    // Node would close at once, and bytes that nobody has read make the system cut the connection: the client might lose
    // the answer.
    socket.destroySoon = () => closeGently(socket)
    stopReading(incoming)
  })
}

/** Nothing arrives any more, and what is waiting to be read is dropped. */
function stopReading(incoming: IncomingMessage): void {
  incoming.pause()
  // Otherwise Node itself reads the rest, because nobody has begun to. Reading resumes the connection in the next tick.
  incoming.read()
  process.nextTick(() => incoming.socket.pause())
}

/** Connections that only wait until their client has read the answer. */
const lingering = new Set<Socket>()

/** Says that nothing more comes, and gives the client time to read what it has got. In a storm, less time. */
function closeGently(socket: Socket): void {
  socket.end()
  lingering.add(socket)
  const timer = setTimeout(() => socket.destroy(), lingerMs).unref()
  socket.once('close', () => {
    clearTimeout(timer)
    lingering.delete(socket)
  })
  const [oldest] = lingering
  if (lingering.size > mostLingering) oldest?.destroy()
}

/** A listener without a closure, since it is added for every small body. */
function discardRest(this: ServerResponse): void {
  const incoming = this.req
  if (incoming.readableEnded) return
  incoming.resume()
  if (incoming.complete) return
  const timer = setTimeout(() => incoming.socket.destroySoon(), lingerMs).unref()
  incoming.once('close', () => clearTimeout(timer))
}
