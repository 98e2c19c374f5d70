import { refusals } from '../../http/refusals'

/** Looks something up for a client, if it doesn't wait for too many already. @throws tooMany, what `look` throws */
export type LookupTurns = <Found>(client: string, look: () => Promise<Found>) => Promise<Found>

/** More than a page ever waits for. */
const mostAtOnce = 40

/**
 * Limits how many lookups a client waits for at once. A name costs many calls and requests if its owner wants that, and
 * whoever asks may be the owner.
 */
export function createLookupTurns(most = mostAtOnce): LookupTurns {
  const waiting = new Map<string, number>()
  return async (client, look) => {
    const before = waiting.get(client) ?? 0
    if (before >= most) throw refusals.tooMany({ seconds: 1 })
    waiting.set(client, before + 1)
    try {
      return await look()
    } finally {
      const left = (waiting.get(client) ?? 1) - 1
      if (left > 0) waiting.set(client, left)
      else waiting.delete(client)
    }
  }
}
