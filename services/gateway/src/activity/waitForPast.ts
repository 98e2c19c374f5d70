import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/Database'
import { refusals } from '../http/refusals'
import { type WatchRules, watchAddress } from './watchAddress'

/** How long a request waits for the past of an address. */
const waitMs = 8_000
const firstLookMs = 50
const longestLookMs = 500

/**
 * Waits until the whole past of an address is known; the first request for it starts the reading. @throws sourceDown,
 * tooMany
 */
export async function waitForPast(
  database: Database,
  chain: string,
  address: string,
  { now, signal, ...rules }: WatchRules & { readonly now: () => number; readonly signal: AbortSignal },
): Promise<void> {
  const until = now() + waitMs
  for (let pauseMs = firstLookMs; ; pauseMs = Math.min(longestLookMs, pauseMs * 2)) {
    const state = await watchAddress(database, chain, address, rules)
    if (state?.isFresh && state.isComplete) return
    // No node responds, or nobody follows the chain: waiting wouldn't help.
    if (!state || state.isFresh === false || now() > until) throw refusals.sourceDown({ what: 'history' })
    await sleep(pauseMs, undefined, { signal }).catch((cause) => {
      throw refusals.sourceDown({ what: 'history' }, { cause })
    })
  }
}
