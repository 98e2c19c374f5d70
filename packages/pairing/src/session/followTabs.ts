import { announceSession } from './announceSession'
import { endWaiting } from './endWaiting'
import type { SignerContext } from './SignerContext'

/** Takes over what another tab has stored: sessions that it began and sessions that it ended. */
export async function followTabs(context: SignerContext): Promise<void> {
  const { sessions } = context.store.read()
  for (const [topic, session] of context.known) {
    if (topic in sessions) continue
    endWaiting(context, topic)
    context.events.emit('sessionEnded', { session, by: 'site' })
  }
  const begun = Object.values(sessions).filter(({ session }) => !context.known.has(session.topic))
  for (const { session } of begun) announceSession(context, session)
  context.reschedule()
  if (begun.length > 0) await context.relay.subscribe(begun.map(({ session }) => session.topic))
}
