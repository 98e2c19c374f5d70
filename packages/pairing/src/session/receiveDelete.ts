import { methodRules } from '../message/methodRules'
import type { PeerRequest } from '../message/PeerMessage'
import type { StoredSession } from '../store/SignerState'
import { answerPeer } from './answerPeer'
import { endSession } from './endSession'
import type { SignerContext } from './SignerContext'

/** The wallet ends the session: it gets its answer with the key that is forgotten now. */
export async function receiveDelete(
  context: SignerContext,
  { session, symKey }: StoredSession,
  { id }: PeerRequest,
): Promise<void> {
  const { topic } = session
  const rules = methodRules.wc_sessionDelete.answer
  const answered = answerPeer(context, { topic, symKey }, { id, result: true, rules })
  endSession(context, topic, { by: 'wallet' })
  await answered
}
