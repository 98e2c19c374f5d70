import { announceSession } from './announceSession'
import { endWaiting } from './endWaiting'
import type { SignerContext } from './SignerContext'

/** Takes over what another tab has stored: sessions that it began and sessions that it ended. */
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
      // The relay is away; it listens to the topic when it is back.
    })
}
