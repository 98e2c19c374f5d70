import { sessionEnded } from '@latchkey/protocol'
import { leaveTopic } from './leaveTopic'
import type { SignerContext } from './SignerContext'

/** Ends this page's part in a session: stops listening and rejects its callers. */
export function endWaiting(context: SignerContext, topic: string): void {
  context.known.delete(topic)
  context.seen.delete(topic)
  for (const [id, waiter] of context.answers) {
    if (waiter.topic !== topic) continue
    context.answers.delete(id)
    waiter.reject(sessionEnded())
  }
  leaveTopic(context, topic)
}
