import type { SeenMessages, StoredSession } from '../store/SignerState'
import { transitions } from '../store/transitions'
import type { SignerContext } from './SignerContext'

const mostIds = 50
const mostKinds = 50

/** How a message stands to those before it. */
export type Order = 'new' | 'repeated' | 'late'

/**
 * Notes a message of the wallet and says whether it is news. A kind is what overtakes what: an older update never
 * undoes a newer one, whatever the relay does with their order.
 */
export function notice(
  context: SignerContext,
  { session: { topic }, seen: stored }: StoredSession,
  { id, kind }: { readonly id: number; readonly kind: string },
): Order {
  const seen = context.seen.get(topic) ?? stored
  const madeAt = millisecondsOf(id)
  if (seen.ids.includes(id)) return 'repeated'
  if (madeAt < (Object.hasOwn(seen.last, kind) ? (seen.last[kind] ?? 0) : 0)) return 'late'
  const last = Object.entries({ ...seen.last, [kind]: Math.min(madeAt, context.now()) })
  const now: SeenMessages = {
    ids: [...seen.ids, id].slice(-mostIds),
    // A wallet whose clock was ahead and is put right must not be late for hours: no later than our own time.
    last: Object.fromEntries(last.slice(-mostKinds)),
  }
  context.seen.set(topic, now)
  context.store.update(transitions.sessionChanged(topic, (session) => ({ ...session, seen: now })))
  return 'new'
}

/** When an id was made: JavaScript wallets count milliseconds by the thousand, native ones by 256. */
function millisecondsOf(id: number): number {
  return Math.floor(id >= 1e15 ? id / 1000 : id / 256)
}
