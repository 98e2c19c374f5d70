import { setTimeout as wait } from 'node:timers/promises'
import type { OpenSocket } from './openSocket'

const stepMs = 100
/** So few may come back at once. */
const fewest = 50

/** Closes sockets in slices: clients come back a tenth of a second later, all of them, with a signature to check each. */
export async function drain(sockets: ReadonlySet<OpenSocket>, forMs: number): Promise<void> {
  const slice = Math.max(fewest, Math.ceil((sockets.size * stepMs) / Math.max(forMs, stepMs)))
  for (const left = [...sockets]; left.length > 0; ) {
    for (const socket of left.splice(0, slice)) socket.close(1001, 'Going away')
    if (left.length > 0) await wait(stepMs)
  }
  // Who does not answer the farewell is not waited for.
  for (let tries = 0; tries < 10 && sockets.size > 0; tries++) await wait(stepMs / 2)
  for (const socket of sockets) socket.terminate()
}
