import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

type Stored = {
  readonly topic: string
  readonly message: string
  readonly from: string
  readonly tag: number
  isTaken: boolean
}
type Params = Readonly<Record<string, unknown>>
type Client = { readonly socket: WebSocket; readonly id: string; readonly topics: Set<string> }

/** Options of the minimal relay. */
export type MinimalRelayOptions = {
  readonly port?: number
  /** Sees each socket first; a returned text closes it with 3000 and that reason. */
  readonly refuse?: (request: IncomingMessage) => string | null
  /** Sees each call first; true if it handled it. */
  readonly intercept?: (call: { id: unknown; method: string; params: Params }, socket: WebSocket) => boolean
}

/** Starts a minimal relay: it delivers to subscribers on the same socket and keeps unacknowledged messages in memory. */
export async function startMinimalRelay(options: MinimalRelayOptions = {}) {
  const clients = new Set<Client>()
  const stored: Stored[] = []
  const calls: { readonly method: string; readonly params: Params }[] = []
  const acknowledged: unknown[] = []
  const pushes = new Map<number, Stored>()
  let connections = 0
  let nextPush = 1_000_000_000_000_000

  const push = (mail: Stored, client: Client) => {
    const id = nextPush++
    pushes.set(id, mail)
    const data = { topic: mail.topic, message: mail.message, publishedAt: Date.now(), tag: mail.tag }
    const params = { id: mail.topic, data }
    client.socket.send(JSON.stringify({ id, jsonrpc: '2.0', method: 'irn_subscription', params }))
  }
  const deliver = (client: Client, topic: string) => {
    for (const mail of stored) {
      if (mail.topic === topic && mail.from !== client.id && !mail.isTaken) push(mail, client)
    }
  }
  const answers: { readonly [method: string]: (client: Client, params: Params) => unknown } = {
    irn_subscribe(client, { topic }) {
      client.topics.add(String(topic))
      setImmediate(() => deliver(client, String(topic)))
      return randomBytes(32).toString('hex')
    },
    irn_batchSubscribe: (client, { topics }) =>
      (Array.isArray(topics) ? topics : []).map((topic) => answers.irn_subscribe?.(client, { topic })),
    irn_unsubscribe: (client, { topic }) => client.topics.delete(String(topic)) || true,
    irn_publish(client, { topic, message, tag }) {
      const mail = {
        topic: String(topic),
        message: String(message),
        from: client.id,
        tag: Number(tag),
        isTaken: false,
      }
      stored.push(mail)
      for (const other of clients)
        if (other.id !== client.id && other.topics.has(mail.topic)) push(mail, other)
      return true
    },
  }
  const receive = (client: Client, text: string) => {
    const frame = JSON.parse(text)
    if (frame.method === undefined) {
      acknowledged.push(frame.id)
      const mail = pushes.get(Number(String(frame.id).replace('n', '')))
      if (mail && frame.result === true) mail.isTaken = true
      return
    }
    calls.push(frame)
    if (options.intercept?.(frame, client.socket)) return
    const answer = Object.hasOwn(answers, frame.method) ? answers[frame.method] : undefined
    const error = { code: -32600, message: 'Invalid method' }
    const body = answer ? { result: answer(client, frame.params) } : { error }
    client.socket.send(JSON.stringify({ id: frame.id, jsonrpc: '2.0', ...body }))
  }

  const server = createServer()
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket, request) => {
    connections += 1
    const reason = options.refuse?.(request)
    if (typeof reason === 'string') return socket.close(3000, reason)
    const token = new URL(request.url ?? '/', 'http://relay').searchParams.get('auth') ?? ''
    const { iss } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}')
    const client: Client = { socket, id: String(iss), topics: new Set() }
    clients.add(client)
    socket.on('message', (data) => receive(client, String(data)))
    socket.on('close', () => clients.delete(client))
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `ws://127.0.0.1:${port}`,
    port,
    calls,
    stored,
    acknowledged,
    connections: () => connections,
    sockets: () => [...clients].map(({ socket }) => socket),
    /** Disconnects everyone and drops the stored messages. */
    async stop() {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
