import type { Duplex } from 'node:stream'
import { isLatchkeyError, type RelayErrorName, relayErrors, relayMethods } from '@latchkey/protocol'
import type { RawData, WebSocket } from 'ws'
import type { Connection } from '../delivery/Connection'
import { refusedCall } from '../errors'
import { errorText, resultText } from '../frames/answerText'
import { type Frame, readFrame } from '../frames/readFrame'
import type { MethodParts } from '../methods/Caller'
import { callMethod } from '../methods/callMethod'
import type { Owner } from '../store/Owner'
import { type Address, createAddressBuckets } from './createAddresses'
import { createBrake } from './createBrake'
import { createBucket } from './createBucket'
import { createOutlet } from './createOutlet'
import type { SocketLimits } from './SocketLimits'

/** What a socket needs. */
export type SocketParts = MethodParts & {
  readonly limits: SocketLimits
  /** Measures spans of time; never goes back. */
  readonly elapsed: () => number
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

/** What is left of an address's limits is shared: when it is used up, each socket still gets this part. */
const share = 0.05
/** How long a client has to confirm that its socket closes. */
const closeMs = 5_000
/** Being quick alone gets nobody this far over the limit. */
const floodMs = 5_000
/** More calls than this, or more bytes, wait in the client's own network. */
const mostCalls = 50
const mostCallBytes = 1_048_576

/** Serves a socket: runs calls one by one, acknowledgements at once, and pings to keep it alive. */
export function openSocket(
  socket: WebSocket,
  raw: Duplex,
  owner: Owner,
  address: Address,
  parts: SocketParts,
): OpenSocket {
  const { limits, metrics, elapsed, delivery, report } = parts
  const brake = createBrake(socket)
  const outlet = createOutlet(socket, {
    brake,
    buffered: limits.buffered,
    stalledMs: limits.stalledMs,
    onDrained: () => delivery.resume(connection),
    onSlow: () => metrics.closes.inc({ reason: 'slow' }),
  })
  const { send } = outlet
  const connection: Connection = {
    client: owner.client,
    owner,
    openedAt: elapsed(),
    topics: new Map(),
    inFlight: new Map(),
    bytesInFlight: 0,
    subscribing: 0,
    isToBeChecked: false,
    isReading: false,
    isCalled: false,
    isBehind: false,
    isClosed: false,
    isPublishing: false,
    afterReply: [],
    send,
    isStuck: outlet.isStuck,
  }
  const calls = createBucket(limits.requestsPerSecond, limits.requestsPerSecond * 10, elapsed)
  const own = createAddressBuckets(
    {
      requestsPerSecond: limits.requestsPerSecondAndAddress * share,
      bytesPerSecond: limits.bytesPerSecondAndAddress * share,
    },
    elapsed,
  )
  let queue: Promise<void> = Promise.resolve()
  let waiting = 0
  let waitingBytes = 0

  const frames = [calls, own.requests, address.requests]
  /** How long it is ahead of its limits. A flood doesn't slow down others behind the same address. */
  const frameDebtMs = () =>
    Math.max(calls.debtMs(), Math.min(own.requests.debtMs(), address.requests.debtMs()))
  const debtMs = () => Math.max(frameDebtMs(), Math.min(own.bytes.debtMs(), address.bytes.debtMs()))
  /** Charges for bytes as they arrive, whatever they turn out to be. */
  const chargeBytes = (bytes: number) => {
    metrics.received.inc(bytes)
    own.bytes.take(bytes)
    address.bytes.take(bytes)
    brake.pauseWhile(debtMs)
  }
  /** Charges for a frame before it is read; returns whether it is part of a flood, which costs nothing more. */
  const chargeFrame = (): boolean => {
    const isFlood = frameDebtMs() > floodMs
    if (!isFlood) for (const bucket of frames) bucket.take()
    // Slow a quick client down instead of rejecting it: clients hide rejections for a minute.
    brake.pauseWhile(debtMs)
    return isFlood
  }
  const refund = () => {
    for (const bucket of frames) bucket.give(1)
  }

  const answer = async (frame: Extract<Frame, { kind: 'request' }>) => {
    const known = Object.hasOwn(relayMethods, frame.method) ? frame.method : 'other'
    try {
      const result = await callMethod({ ...parts, connection }, frame.method, frame.params)
      metrics.requests.inc({ method: known, outcome: 'ok' })
      send(resultText(frame.id, result))
    } catch (error) {
      const name = reasonOf(error)
      if (name === 'StorageError') report(error, 'Call failed')
      metrics.requests.inc({ method: known, outcome: name })
      send(errorText(frame.id, name))
    }
    connection.isPublishing = false
    for (const work of connection.afterReply.splice(0)) work()
  }
  const enqueue = (frame: Extract<Frame, { kind: 'request' }>, bytes: number) => {
    waiting += 1
    waitingBytes += bytes
    if (waiting > mostCalls || waitingBytes > mostCallBytes) brake.hold('calls')
    queue = queue
      .then(() => answer(frame))
      .catch((error: unknown) => report(error, 'Could not deliver after an answer'))
      .then(() => {
        waiting -= 1
        waitingBytes -= bytes
        if (waiting <= mostCalls / 2 && waitingBytes <= mostCallBytes / 2) brake.release('calls')
      })
  }
  const hear = (data: RawData, isBinary: boolean) => {
    // Frames still arrive until the client has confirmed the close.
    if (socket.readyState !== socket.OPEN) return
    const isFlood = chargeFrame()
    const text = isBinary ? '' : data.toString()
    const frame = readFrame(text)
    if (frame.kind === 'receipt') {
      // Each push pays for its own acknowledgement.
      if (frame.isTaken && delivery.receive(connection, frame.id) && !isFlood) refund()
    } else if (isFlood) {
      metrics.requests.inc({ method: 'other', outcome: 'TooManyRequests' })
      if (frame.kind === 'request') send(errorText(frame.id, 'TooManyRequests'))
    } else if (frame.kind === 'request') enqueue(frame, text.length)
    else {
      metrics.requests.inc({ method: 'other', outcome: frame.name })
      send(errorText(frame.id, frame.name))
    }
  }
  // Before the listener that reads frames.
  raw.prependListener('data', (chunk: Buffer) => chargeBytes(chunk.length))
  keepAlive(socket, limits.pingMs)
  socket.on('ping', (data) => {
    if (!chargeFrame()) outlet.pong(data)
  })
  socket.on('pong', chargeFrame)
  socket.on('message', hear)
  return {
    connection,
    close(code, reason) {
      socket.close(code, reason)
      setTimeout(() => socket.terminate(), closeMs).unref()
    },
    terminate: () => socket.terminate(),
    settle: () => queue,
  }
}

function reasonOf(error: unknown): RelayErrorName {
  if (!isLatchkeyError(error) || !refusedCall.is(error)) return 'StorageError'
  const name = String(error.values.name)
  return Object.hasOwn(relayErrors, name) ? (name as RelayErrorName) : 'StorageError'
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
