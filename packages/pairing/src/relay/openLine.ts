import { parseFrame, type RelayFault } from './parseFrame'
import type { RelayMessage } from './Relay'
import type { RelayPorts, RelaySocket } from './RelayPorts'

/** The outcome of a relay call; `late`: no answer in time, `lost`: the connection broke first. */
export type RelayAnswer =
  | { readonly kind: 'result'; readonly result: unknown }
  | { readonly kind: 'fault'; readonly fault: RelayFault }
  | { readonly kind: 'late' }
  | { readonly kind: 'lost' }

/** A message and its acknowledgement. */
export type RelayPush = { readonly message: RelayMessage; acknowledge(): void }

/** One socket to a relay. */
export type Line = {
  request(method: string, params: object, limitMs: number): Promise<RelayAnswer>
  /** When the relay last sent something, in milliseconds since 1970. */
  heardAt(): number
  /** Whether the relay sent anything at all, which proves that it's there. */
  isProven(): boolean
  /** Closes it without calling `closed`. */
  close(): void
}

/** Events of a connection. */
export type LineEvents = {
  opened(): void
  /** The relay's first frame. */
  proven(): void
  pushed(push: RelayPush): void
  closed(code: number, reason: string): void
}

type Waiting = (answer: RelayAnswer) => void

/** Opens a socket for JSON-RPC. Never throws, whatever the relay sends. */
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
      // The socket is closing; its close event ends all pending calls.
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
    // The platform rejects the URL (mixed content, a policy): treat it as unreachable.
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
