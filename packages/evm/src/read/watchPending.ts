import type { PendingRequest } from '@latchkey/core'
import { askNode } from './askNode'
import type { NodeAccess } from './NodeAccess'

/** A page that stays open for days must not poll a node forever. */
const mostNotices = 99

/**
 * [ACC-9] Polls the network's node for pending transactions and reports each time there are some, up to 99 times.
 * Nodes drop filters that nobody reads for a while: then a new one is created.
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
      // The node has no filters, or is down for a moment: the next poll tries again.
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
      // The node has dropped the filter, or was down: the next poll creates a new one.
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
