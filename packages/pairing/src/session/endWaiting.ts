import { sessionEnded } from '@latchkey/protocol'
import { leaveTopic } from './leaveTopic'
import type { SignerContext } from './SignerContext'

/** What this page has to do with a session ends: it listens no more, and who waits for an answer gets an error. */
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
