import { setTimeout as wait } from 'node:timers/promises'
import type { OpenSocket } from './openSocket'

const stepMs = 100
/** The fewest sockets per slice. */
const fewest = 50

/** How long to wait for pending answers. */
const answerMs = 1_000

/** Closes sockets in slices: clients reconnect a tenth of a second later, each with a signature to check. */
export async function drain(sockets: ReadonlySet<OpenSocket>, forMs: number): Promise<void> {
  const slice = Math.max(fewest, Math.ceil((sockets.size * stepMs) / Math.max(forMs, stepMs)))
  for (const left = [...sockets]; left.length > 0; ) {
    for (const socket of left.splice(0, slice)) void sendAway(socket)
    if (left.length > 0) await wait(stepMs)
  }
  // Don't wait for sockets that don't answer the close.
  for (let tries = 0; tries < 30 && sockets.size > 0; tries++) await wait(stepMs / 2)
  for (const socket of sockets) socket.terminate()
}

async function sendAway(socket: OpenSocket): Promise<void> {
  await Promise.race([socket.settle(), wait(answerMs, undefined, { ref: false })])
  socket.close(1001, 'Going away')
}
