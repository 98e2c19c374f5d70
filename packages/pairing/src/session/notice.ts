import type { SeenMessages, StoredSession } from '../store/SignerState'
import { transitions } from '../store/transitions'
import type { SignerContext } from './SignerContext'

const mostIds = 50
const mostKinds = 50

/** How a message relates to earlier ones. */
export type Order = 'new' | 'repeated' | 'late'

/**
 * Records a wallet's message and says whether it's new. Within a kind, an older message never undoes a newer one,
 * in whatever order the relay delivers them.
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
    // A wallet's clock may be ahead and then corrected; cap it at our own time so it isn't considered late.
    last: Object.fromEntries(last.slice(-mostKinds)),
  }
  context.seen.set(topic, now)
  context.store.update(transitions.sessionChanged(topic, (session) => ({ ...session, seen: now })))
  return 'new'
}

/** Reads the time from an id: JavaScript wallets multiply milliseconds by 1000, native ones by 256. */
function millisecondsOf(id: number): number {
  return Math.floor(id >= 1e15 ? id / 1000 : id / 256)
}
