import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** What came back over a connection. */
export type RawAnswer = {
  /** The statuses of all answers, in order. */
  readonly statuses: readonly number[]
  readonly text: string
  /** Whether the server closed it. */
  readonly isClosed: boolean
  readonly ms: number
}

/** How to send. */
export type RawOptions = {
  readonly port: number
  /** How long to listen. */
  readonly forMs?: number
  /** How long to wait after each part. */
  readonly gapMs?: number
}

/** Sends raw bytes over a new connection, part by part, until the server closes it or time is up. */
export async function sendRaw(
  parts: Iterable<string | Uint8Array>,
  { port, forMs = 2_000, gapMs = 0 }: RawOptions,
): Promise<RawAnswer> {
  const began = performance.now()
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  let isClosed = false
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  // Writing after the server closed fails, which `isClosed` reports.
  socket.on('error', () => undefined)
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => {
      isClosed = true
      resolve()
    })
  })
  const stop = new AbortController()
  const send = async () => {
    for (const part of parts) {
      if (isClosed || stop.signal.aborted) return
      const isTaken = socket.write(part)
      if (gapMs > 0) await sleep(gapMs)
      else if (!isTaken) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed])
    }
  }
  const sending = send()
  await Promise.race([closed, sleep(forMs, undefined, { signal: stop.signal })])
  stop.abort()
  const wasClosed = isClosed
  socket.destroy()
  await closed
  await sending
  const text = Buffer.concat(chunks).toString('latin1')
  const statuses = [...text.matchAll(/(?:^|[\r\n}])HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
  return { statuses, text, isClosed: wasClosed, ms: performance.now() - began }
}
