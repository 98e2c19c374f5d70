import { announceSession } from './announceSession'
import { endWaiting } from './endWaiting'
import type { SignerContext } from './SignerContext'

/** Adopts changes from other tabs: sessions they started or ended. */
export function followTabs(context: SignerContext): void {
  const { sessions } = context.store.read()
  for (const [topic, session] of context.known) {
    if (topic in sessions) continue
    endWaiting(context, topic)
    context.events.emit('sessionEnded', { session, by: 'site' })
  }
  const begun = Object.values(sessions).filter(({ session }) => !context.known.has(session.topic))
  for (const { session } of begun) announceSession(context, session)
  context.reschedule()
  if (begun.length > 0)
    context.relay.subscribe(begun.map(({ session }) => session.topic)).catch(() => {
      // The relay is unreachable; it subscribes once it's back.
    })
}
