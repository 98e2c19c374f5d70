import { sessionNotFound } from '@latchkey/protocol'
import { methodRules } from '../message/methodRules'
import { publishMessage } from '../message/publishMessage'
import type { PeerContext } from './PeerContext'

/** Sends a request to the site in a session and waits for the answer. @throws sessionNotFound */
export async function askSite(
  context: PeerContext,
  topic: string,
  { method, params }: { readonly method: keyof typeof methodRules; readonly params: unknown },
): Promise<unknown> {
  const session = context.store.read().sessions[topic]
  if (!session) throw sessionNotFound({ topic })
  const id = context.nextId()
  const answer = new Promise<unknown>((resolve, reject) => {
    context.answers.set(id, { resolve, reject })
  })
  await publishMessage(context, session, { id, method, params, options: methodRules[method].request })
  return answer
}
