import type { PendingRequest } from '@latchkey/core'
import { askNode } from './askNode'
import type { NodeAccess } from './NodeAccess'

/** A page that stays open for days must not ask a node for ever. */
const mostNotices = 99

/**
 * [ACC-9] Asks the network's node for pending transactions again and again, and tells each time that there were some;
 * after 99 times it is over. Nodes forget filters that nobody asked for a while: then a new one is made.
 */
export async function watchPending(
  access: NodeAccess,
  pollingInterval: number,
  { network, notify, signal }: PendingRequest,
): Promise<void> {
  let filter: unknown
  for (let notices = 0; notices < mostNotices; ) {
    try {
      filter ??= await askNode(access, network, { method: 'eth_newPendingTransactionFilter', params: [] })
    } catch {
      // A node without filters, or one that is down for a moment: the next look tries again.
    }
    await sleep(pollingInterval, signal)
    if (signal.aborted) return
    if (filter === undefined) continue
    try {
      const found = await askNode(access, network, { method: 'eth_getFilterChanges', params: [filter] })
      if (signal.aborted) return
      if (!Array.isArray(found) || found.length === 0) continue
      notices += 1
      notify()
    } catch {
      // The node has forgotten the filter, or was away: the next look makes a new one.
      filter = undefined
    }
  }
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
}
