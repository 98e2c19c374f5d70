import type { IncomingMessage } from 'node:http'

/** Every body may come in this many parts, however small they are. */
const freeParts = 500
/** Beyond that, parts must be this large on average. Those of a slow network are several times larger. */
const leastAverage = 100

/**
 * Cuts the connection of a body in far too many chunks. A chunk of one byte takes hundreds of bytes of memory, and one
 * packet holds thousands of them: they would all wait in memory before anybody could refuse the body. A body with a
 * length has one part per packet. Must hear of a request before its body arrives.
 */
export function limitParts(incoming: IncomingMessage): void {
  if (incoming.headers['transfer-encoding'] === undefined) return
  const push = incoming.push.bind(incoming)
  let parts = 0
  let bytes = 0
  incoming.push = (part: Uint8Array | null) => {
    if (part === null) return push(null)
    parts += 1
    bytes += part.byteLength
    if (parts <= freeParts + bytes / leastAverage) return push(part)
    incoming.socket.destroy()
    // The rest of the packet still comes; it ends here.
    return false
  }
}
