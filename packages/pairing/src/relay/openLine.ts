import { parseFrame, type RelayFault } from './parseFrame'
import type { RelayMessage } from './Relay'
import type { RelayPorts, RelaySocket } from './RelayPorts'

/** How a question to the relay ended; `late`: no answer in time, `lost`: the line broke before there was one. */
export type RelayAnswer =
  | { readonly kind: 'result'; readonly result: unknown }
  | { readonly kind: 'fault'; readonly fault: RelayFault }
  | { readonly kind: 'late' }
  | { readonly kind: 'lost' }

/** A message, and how to tell the relay that it has been dealt with. */
export type RelayPush = { readonly message: RelayMessage; acknowledge(): void }

/** One socket to a relay, from its opening to its end. */
export type Line = {
  request(method: string, params: object, limitMs: number): Promise<RelayAnswer>
  /** When the relay was last heard, in milliseconds since 1970. */
  heardAt(): number
  /** Whether the relay was heard at all: only then is it sure that somebody is there. */
  isProven(): boolean
  /** Ends it from this side, without a word to `closed`. */
  close(): void
}

/** What happens on a line. */
export type LineEvents = {
  opened(): void
  /** The first frame that the relay sent. */
  proven(): void
  pushed(push: RelayPush): void
  closed(code: number, reason: string): void
}

type Waiting = (answer: RelayAnswer) => void

/** Opens a socket and speaks JSON-RPC through it. Whatever comes back, nothing is thrown. */
export function openLine(ports: RelayPorts, url: string, nextId: () => string, events: LineEvents): Line {
  const waiting = new Map<string, Waiting>()
  let socket: RelaySocket | null = null
  let heard: number | null = null
  let isOver = false

  const end = () => {
    isOver = true
    for (const answer of [...waiting.values()]) answer({ kind: 'lost' })
  }
  const send = (text: string) => {
    try {
      if (!isOver) socket?.send(text)
    } catch {
      // The socket is closing; its close event follows and ends all that waits.
    }
  }
  const receive = (data: unknown) => {
    const frame = isOver ? null : parseFrame(data)
    if (!frame) return
    const isFirst = heard === null
    heard = ports.now()
    if (isFirst) events.proven()
    if (frame.kind !== 'push') return waiting.get(frame.id)?.(frame)
    const acknowledge = () => send(`{"id":${frame.idText},"jsonrpc":"2.0","result":true}`)
    events.pushed({ message: frame.message, acknowledge })
  }
  const closed = (code: number, reason: string) => {
    if (isOver) return
    end()
    events.closed(code, reason)
  }

  const openedAt = ports.now()
  try {
    socket = ports.openSocket(url, { opened: () => isOver || events.opened(), received: receive, closed })
  } catch {
    // An address that the platform does not take (mixed content, a policy): as good as nobody there.
    ports.setTimer(() => closed(1006, ''), 0)
  }
  return {
    request: (method, params, limitMs) =>
      new Promise((resolve) => {
        if (isOver) return resolve({ kind: 'lost' })
        const id = nextId()
        const cancel = ports.setTimer(() => answer({ kind: 'late' }), limitMs)
        const answer: Waiting = (given) => {
          cancel()
          waiting.delete(id)
          resolve(given)
        }
        waiting.set(id, answer)
        send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
      }),
    heardAt: () => heard ?? openedAt,
    isProven: () => heard !== null,
    close() {
      end()
      socket?.close()
    },
  }
}
