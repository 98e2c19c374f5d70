import { setTimeout as wait } from 'node:timers/promises'
import type { OpenSocket } from './openSocket'

const stepMs = 100
/** So few may come back at once. */
const fewest = 50

/** What was asked before is answered, if that does not take long. */
const answerMs = 1_000

/** Closes sockets in slices: clients come back a tenth of a second later, all of them, with a signature to check each. */
export async function drain(sockets: ReadonlySet<OpenSocket>, forMs: number): Promise<void> {
  const slice = Math.max(fewest, Math.ceil((sockets.size * stepMs) / Math.max(forMs, stepMs)))
  for (const left = [...sockets]; left.length > 0; ) {
    for (const socket of left.splice(0, slice)) void sendAway(socket)
    if (left.length > 0) await wait(stepMs)
  }
  // Who does not answer the farewell is not waited for.
  for (let tries = 0; tries < 30 && sockets.size > 0; tries++) await wait(stepMs / 2)
  for (const socket of sockets) socket.terminate()
}

async function sendAway(socket: OpenSocket): Promise<void> {
  await Promise.race([socket.settle(), wait(answerMs, undefined, { ref: false })])
  socket.close(1001, 'Going away')
}
