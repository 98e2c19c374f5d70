import { closeOtherChain } from './closeOtherChain'
import { confirmSettled } from './confirmSettled'
import type { Bell } from './createBell'
import type { Line } from './Line'
import { sendQueued } from './sendQueued'
import { settleSent } from './settleSent'
import { watchBalance } from './watchBalance'
import { watchEarlierKeys } from './watchEarlierKeys'

/** How often to look for receipts, and for operations that other gateways took. */
const openMs = 100
const idleMs = 500

/** Works on the line of a chain until the signal aborts. @throws chainDown, databaseAway */
export async function runLine(line: Line, bell: Bell): Promise<void> {
  await closeOtherChain(line)
  const watch = watchBalance(line)
  const confirm = confirmSettled(line)
  const watchEarlier = watchEarlierKeys(line)
  while (!line.signal.aborted) {
    await watch()
    await confirm()
    await watchEarlier()
    const { open, settled } = await settleSent(line)
    const left = await sendQueued(line)
    line.metrics.open.set({ chain: line.chain }, open + left)
    if (settled + left === 0) await bell.wait(open > 0 ? openMs : idleMs, line.signal)
  }
}
