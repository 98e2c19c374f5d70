import { createIdentity } from '@latchkey/relay/testing'
import { type RawData, WebSocket } from 'ws'

/** A client that stays connected to one of several relays. */
export type ClusterClient = {
  isReady(): boolean
  /** Publishes a message as soon as there is a connection, and again until the relay has acknowledged it. */
  publish(key: string, message: string): void
  /** Publishes again what has had no answer for long. */
  nudge(): void
  stop(): void
}

/** What a client needs. */
export type ClusterClientParts = {
  readonly urls: readonly string[]
  /** Which of them to connect to first. */
  readonly first: number
  readonly topic: string
  /** The address that it says it comes from. */
  readonly address: string
  readonly onAcknowledged: (key: string) => void
  /** Gets the text of a message and the relay that it came from. */
  readonly onMessage: (message: string, node: number) => void
}

type Waiting = { readonly message: string; sentAt: number }

/** SDKs come back a tenth of a second after a close; visitors aren't all equally quick. */
const backMs = { least: 100, most: 500 } as const
const answerMs = 10_000
const againMs = 1_000

/**
 * Connects like the SDKs do: comes back to any of the relays, subscribes again to all topics in one call, acknowledges
 * each message before it looks at it, and publishes the same text again until it is acknowledged.
 */
export function createClusterClient(parts: ClusterClientParts): ClusterClient {
  const { urls, topic, address, onAcknowledged, onMessage } = parts
  const identity = createIdentity()
  const unanswered = new Map<string, Waiting>()
  /** The keys of messages by the id of the call. */
  let calls = new Map<string, string>()
  let socket: WebSocket | undefined
  let node = parts.first
  let isReady = false
  let isStopped = false
  let isFirst = true
  // Steps of a thousand, because numbers of this size are no longer exact.
  let last = Date.now() * 1_000_000

  const call = (method: string, params: object): string => {
    last += 1_000
    socket?.send(JSON.stringify({ id: String(last), jsonrpc: '2.0', method, params }))
    return String(last)
  }
  const send = (key: string) => {
    const waiting = unanswered.get(key)
    if (!waiting || !isReady) return
    waiting.sentAt = performance.now()
    calls.set(call('irn_publish', { topic, message: waiting.message, ttl: 300, tag: 1108 }), key)
  }
  const hear = (mine: WebSocket, subscribing: string, data: RawData) => {
    const frame = JSON.parse(data.toString())
    if (frame.method === 'irn_subscription') {
      mine.send(`{"id":${frame.id},"jsonrpc":"2.0","result":true}`)
      onMessage(frame.params.data.message, node)
      return
    }
    const id = String(frame.id)
    if (id === subscribing) {
      if (frame.error) mine.close()
      else {
        isReady = true
        for (const key of unanswered.keys()) send(key)
      }
      return
    }
    const key = calls.get(id)
    calls.delete(id)
    if (key === undefined) return
    if (frame.error) setTimeout(() => send(key), againMs)
    else if (unanswered.delete(key)) onAcknowledged(key)
  }
  const connect = () => {
    if (isStopped) return
    const url = urls[node] ?? ''
    const query = `auth=${identity.token(url)}&projectId=dev`
    const mine = new WebSocket(`${url}?${query}`, {
      perMessageDeflate: false,
      headers: { 'x-forwarded-for': address },
    })
    socket = mine
    let subscribing = ''
    // A close follows.
    mine.on('error', () => undefined)
    mine.on('open', () => {
      subscribing = isFirst
        ? call('irn_subscribe', { topic })
        : call('irn_batchSubscribe', { topics: [topic] })
      isFirst = false
    })
    mine.on('message', (data) => hear(mine, subscribing, data))
    mine.on('close', () => {
      isReady = false
      calls = new Map()
      node = Math.floor(Math.random() * urls.length)
      setTimeout(connect, backMs.least + Math.random() * (backMs.most - backMs.least))
    })
  }
  connect()

  return {
    isReady: () => isReady,
    publish(key, message) {
      unanswered.set(key, { message, sentAt: performance.now() })
      send(key)
    },
    nudge() {
      const before = performance.now() - answerMs
      for (const [key, { sentAt }] of unanswered) if (sentAt < before) send(key)
    },
    stop() {
      isStopped = true
      socket?.terminate()
    },
  }
}
