import { once } from 'node:events'
import { WebSocket } from 'ws'
import { createIdentity, type Identity } from './createIdentity'

/** A push from a relay. */
export type Push = {
  readonly id: number
  readonly at: number
  readonly params: {
    readonly id: string
    readonly data: {
      readonly topic: string
      readonly message: string
      readonly tag: number
      readonly publishedAt: number
      readonly attestation?: string
    }
  }
}

/** A scripted client of a relay. */
export type TestClient = {
  readonly client: string
  readonly socket: WebSocket
  readonly pushes: readonly Push[]
  /** All received frames, in order. */
  readonly frames: readonly string[]
  call(method: string, params: unknown): Promise<unknown>
  acknowledge(push: Push): void
  /** Waits for this many pushes in total. */
  pushed(count: number, forMs?: number): Promise<readonly Push[]>
  close(): Promise<void>
}

/** How a test client behaves. */
export type ClientOptions = {
  readonly identity?: Identity
  /** Whether to acknowledge pushes; true by default. */
  readonly acknowledges?: boolean
  readonly projectId?: string
  /** The page it claims to be. */
  readonly origin?: string
}

/** Connects to a relay. */
export async function connectClient(url: string, options: ClientOptions = {}): Promise<TestClient> {
  const { identity = createIdentity(), acknowledges = true, projectId = 'dev', origin } = options
  const query = `auth=${identity.token(url)}&projectId=${projectId}&useOnCloseEvent=true`
  const socket = new WebSocket(`${url}/?${query}`, origin ? { origin } : {})
  const pushes: Push[] = []
  const frames: string[] = []
  const calls = new Map<string, { resolve: (value: unknown) => void; reject: (error: unknown) => void }>()
  let last = Date.now() * 1_000_000
  const acknowledge = ({ id }: Push) => socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: true }))

  socket.on('message', (data) => {
    const text = data.toString()
    frames.push(text)
    const frame = JSON.parse(text)
    if (frame.method === 'irn_subscription') {
      const push: Push = { id: frame.id, at: performance.now(), params: frame.params }
      pushes.push(push)
      if (acknowledges) acknowledge(push)
      return
    }
    const waiting = calls.get(String(frame.id))
    calls.delete(String(frame.id))
    if (frame.error) waiting?.reject(frame.error)
    else waiting?.resolve(frame.result)
  })
  socket.on('error', () => undefined)
  await once(socket, 'open')

  return {
    client: identity.client,
    socket,
    pushes,
    frames,
    acknowledge,
    call(method, params) {
      last += 1_000
      const id = String(last)
      return new Promise((resolve, reject) => {
        calls.set(id, { resolve, reject })
        socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
      })
    },
    async pushed(count, forMs = 15_000) {
      const until = Date.now() + forMs
      while (pushes.length < count && Date.now() < until)
        await new Promise((resolve) => setTimeout(resolve, 5))
      return pushes
    },
    async close() {
      if (socket.readyState === socket.CLOSED) return
      const closed = once(socket, 'close')
      socket.close()
      await closed
    },
  }
}
