import { sendFarewell } from './disconnect'
import { dropExpired } from './dropExpired'
import { topicsOf } from './findTopic'
import type { SignerContext } from './SignerContext'

/** Resumes what was open before a reload and ends what has expired. @throws relayUnreachable, relayRefused */
export async function startSigner(context: SignerContext): Promise<void> {
  dropExpired(context)
  const state = context.store.read()
  for (const { session } of Object.values(state.sessions)) context.known.set(session.topic, session)
  context.reschedule()
  const topics = topicsOf(state)
  if (topics.length > 0) await context.relay.subscribe(topics)
  await Promise.all(state.unsent.map((farewell) => sendFarewell(context, farewell)))
}
