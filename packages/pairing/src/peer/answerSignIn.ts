import { type Cacao, proposalNotFound } from '@latchkey/protocol'
import { agreeKey } from '../crypto/agreeKey'
import { createKeyPair } from '../crypto/createKeyPair'
import { topicOf } from '../crypto/topicOf'
import { methodRules } from '../message/methodRules'
import { publishMessage } from '../message/publishMessage'
import { writeMetadata } from '../message/writeMetadata'
import type { SessionNamespaces } from '../namespaces/Namespaces'
import { seconds } from '../session/seconds'
import { endPairing } from './endPairing'
import { endPeerSession } from './endPeerSession'
import type { PeerContext } from './PeerContext'
import { rejectionRules } from './reject'

/** The signed messages and their grants, or a rejection. */
export type SignInAnswer =
  | { readonly cacaos: readonly Cacao[]; readonly namespaces?: SessionNamespaces }
  | { readonly error: { readonly code: number; readonly message: string } }

/** Answers one-click sign-in. With namespaces it starts a session and returns its topic. @throws proposalNotFound, keyRefused */
export async function answerSignIn(
  context: PeerContext,
  id: number,
  answer: SignInAnswer,
): Promise<string | null> {
  const signIn = context.store.read().signIns[id]
  if (!signIn) throw proposalNotFound({ id })
  const { requester } = signIn
  const { publicKey, privateKey } = createKeyPair(context.randomBytes(32))
  const symKey = agreeKey(privateKey, requester.publicKey)
  const topic = topicOf(symKey)
  const channel = { topic: topicOf(requester.publicKey), symKey, senderPublicKey: publicKey }
  if ('error' in answer) {
    const options = rejectionRules.wc_sessionAuthenticate
    await publishMessage(context, channel, { id, error: answer.error, options })
    endPairing(context, signIn.pairingTopic)
    return null
  }
  const { cacaos, namespaces } = answer
  if (namespaces) {
    const expiry = seconds.of(context.now()) + seconds.session
    const session = { topic, symKey, expiry, acknowledged: true, namespaces, site: requester }
    context.store.update((state) => ({ ...state, sessions: { ...state.sessions, [topic]: session } }))
  }
  const responder = { publicKey, metadata: writeMetadata(context.metadata) }
  const options = methodRules.wc_sessionAuthenticate.answer
  try {
    if (namespaces) await context.relay.subscribe([topic])
    await publishMessage(context, channel, { id, result: { cacaos, responder }, options })
  } catch (cause) {
    // Not reached: keep the sign-in, to answer again with another key.
    endPeerSession(context, topic)
    throw cause
  }
  endPairing(context, signIn.pairingTopic)
  return namespaces ? topic : null
}
