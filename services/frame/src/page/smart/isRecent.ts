import type { KeptCalls } from './findKept'

/** How long a node or bundler may not know yet what it was sent. */
const pendingMs = 300_000

/** Whether calls were sent so short a time ago that a node that doesn't know them may still learn of them. */
export function isRecent({ at }: Pick<KeptCalls, 'at'>, now = Date.now()): boolean {
  // A clock that was set back since says nothing.
  return at <= now && now - at < pendingMs
}
