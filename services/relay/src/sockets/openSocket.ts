import { isLatchkeyError, type RelayErrorName, relayErrors, relayMethods } from '@latchkey/protocol'
import type { RawData, WebSocket } from 'ws'
import type { Connection } from '../delivery/Connection'
import { refusedCall } from '../errors'
import { errorText, resultText } from '../frames/answerText'
import { type Frame, readFrame } from '../frames/readFrame'
import type { MethodParts } from '../methods/Caller'
import { callMethod } from '../methods/callMethod'
import type { Address } from './createAddresses'
import { createBucket } from './createBucket'
import type { SocketLimits } from './SocketLimits'

/** What a socket needs. */
export type SocketParts = MethodParts & {
  readonly limits: SocketLimits
  readonly report: (error: unknown, what: string) => void
}

/** An accepted socket. */
export type OpenSocket = {
  readonly connection: Connection
  close(code: number, reason: string): void
  terminate(): void
  /** Resolves when every received call is answered. */
  settle(): Promise<void>
}

/** Serves a socket: runs calls one by one, acknowledgements at once, and pings to keep it alive. */
export function openSocket(
  socket: WebSocket,
  client: string,
  address: Address,
  parts: SocketParts,
): OpenSocket {
  const { limits, metrics, now, delivery, report } = parts
  const send = (text: string) => {
    if (socket.readyState !== socket.OPEN) return
    socket.send(text)
    if (socket.bufferedAmount > limits.buffered) {
      // A client that doesn't read must not fill the memory; its messages stay in the store.
      metrics.closes.inc({ reason: 'slow' })
      socket.terminate()
    }
  }
  const connection: Connection = {
    client,
    openedAt: now(),
    topics: new Map(),
    inFlight: new Map(),
    bytesInFlight: 0,
    subscribing: 0,
    isToBeChecked: false,
    isReading: false,
    isCalled: false,
    isBehind: false,
    isClosed: false,
    send,
  }
  const calls = createBucket(limits.requestsPerSecond, limits.requestsPerSecond * 10, now)
  let queue: Promise<void> = Promise.resolve()

  const answer = async (frame: Extract<Frame, { kind: 'request' }>) => {
    const known = Object.hasOwn(relayMethods, frame.method) ? frame.method : 'other'
    try {
      const { result, afterwards } = await callMethod({ ...parts, connection }, frame.method, frame.params)
      metrics.requests.inc({ method: known, outcome: 'ok' })
      send(resultText(frame.id, result))
      afterwards?.()
    } catch (error) {
      const name = reasonOf(error)
      if (name === 'StorageError') report(error, 'Call failed')
      metrics.requests.inc({ method: known, outcome: name })
      send(errorText(frame.id, name))
    }
  }
  const enqueue = (frame: Extract<Frame, { kind: 'request' }>, bytes: number) => {
    const aheadMs = calls.take()
    const isFlood = aheadMs > 10_000 || address.requests.take() > 0 || address.bytes.take(bytes) > 0
    if (isFlood) {
      metrics.requests.inc({ method: 'other', outcome: 'TooManyRequests' })
      send(errorText(frame.id, 'TooManyRequests'))
    }
    // Slow a quick client down instead of rejecting it: clients hide rejections for a minute.
    if (aheadMs > 0) slowDown(socket, aheadMs)
    if (!isFlood) queue = queue.then(() => answer(frame))
  }
  const hear = (data: RawData, isBinary: boolean) => {
    const text = isBinary ? '' : data.toString()
    const frame = readFrame(text)
    if (frame.kind === 'request') enqueue(frame, text.length)
    else if (frame.kind === 'receipt') frame.isTaken && delivery.receive(connection, frame.id)
    else {
      metrics.requests.inc({ method: 'other', outcome: frame.name })
      if (calls.take() === 0) send(errorText(frame.id, frame.name))
      else slowDown(socket, 1_000)
    }
  }
  keepAlive(socket, limits.pingMs)
  socket.on('message', hear)
  return {
    connection,
    close: (code, reason) => socket.close(code, reason),
    terminate: () => socket.terminate(),
    settle: () => queue,
  }
}

function reasonOf(error: unknown): RelayErrorName {
  if (!isLatchkeyError(error) || !refusedCall.is(error)) return 'StorageError'
  const name = String(error.values.name)
  return Object.hasOwn(relayErrors, name) ? (name as RelayErrorName) : 'StorageError'
}

function slowDown(socket: WebSocket, forMs: number): void {
  if (socket.isPaused) return
  socket.pause()
  setTimeout(() => socket.resume(), Math.min(forMs, 5_000)).unref()
}

/** [2.7] Clients drop a socket that is silent for half a minute; so does the relay. */
function keepAlive(socket: WebSocket, everyMs: number): void {
  let isAlive = true
  socket.on('pong', () => {
    isAlive = true
  })
  const timer = setInterval(() => {
    if (!isAlive && !socket.isPaused) socket.terminate()
    else {
      isAlive = false
      socket.ping()
    }
  }, everyMs)
  timer.unref()
  socket.on('close', () => clearInterval(timer))
}
