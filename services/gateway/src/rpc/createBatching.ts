import { createCache } from '../cache/createCache'
import { batchRefused } from './errors'
import type { CallOutcome, Nodes } from './Nodes'

/** How long to avoid batches on a chain whose node rejected one. */
const withoutMs = 600_000
const atOnce = 5

/** Makes several calls in one request, or one by one where a node rejects batches, as some Solana nodes do. */
export function createBatching(callTogether: Nodes['callMany'], now: () => number): Nodes['callMany'] {
  const withoutBatches = createCache<true>({ now, most: 1_000 })
  const callEach: Nodes['callMany'] = async (chainId, calls, signal, mostBytes) => {
    const outcomes: CallOutcome[] = []
    for (let from = 0; from < calls.length; from += atOnce) {
      const part = calls.slice(from, from + atOnce)
      const each = await Promise.all(part.map((call) => callTogether(chainId, [call], signal, mostBytes)))
      outcomes.push(...each.flat())
    }
    return outcomes
  }
  return async (chainId, calls, signal, mostBytes) => {
    if (calls.length === 0) return []
    if (withoutBatches.get(chainId)) return callEach(chainId, calls, signal, mostBytes)
    try {
      return await callTogether(chainId, calls, signal, mostBytes)
    } catch (error) {
      if (!batchRefused.is(error)) throw error
      withoutBatches.set(chainId, true, withoutMs)
      return callEach(chainId, calls, signal, mostBytes)
    }
  }
}
