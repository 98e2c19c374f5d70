import { proposalNotFound } from '@latchkey/protocol'
import { agreeKey } from '../crypto/agreeKey'
import { createKeyPair } from '../crypto/createKeyPair'
import { topicOf } from '../crypto/topicOf'
import { methodRules } from '../message/methodRules'
import { publishMessage } from '../message/publishMessage'
import { writeMetadata } from '../message/writeMetadata'
import type { SessionNamespaces } from '../namespaces/Namespaces'
import { seconds } from '../session/seconds'
import { forget } from './forget'
import type { PeerContext } from './PeerContext'
import type { PeerSession } from './PeerState'

/** What a wallet grants. */
export type ApproveInput = {
  readonly namespaces: SessionNamespaces
  readonly sessionProperties?: Readonly<Record<string, unknown>>
  readonly scopedProperties?: Readonly<Record<string, unknown>>
  /** In seconds; a week from now unless told. */
  readonly expiry?: number
}

/** Approves a proposal: agrees on a key and settles the session. @throws proposalNotFound, keyRefused */
export async function approve(context: PeerContext, id: number, input: ApproveInput): Promise<PeerSession> {
  const { proposals, pairings } = context.store.read()
  const proposal = proposals[id]
  const pairing = proposal && pairings[proposal.pairingTopic]
  if (!proposal || !pairing) throw proposalNotFound({ id })
  const { publicKey, privateKey } = createKeyPair(context.randomBytes(32))
  const symKey = agreeKey(privateKey, proposal.proposer.publicKey)
  const expiry = input.expiry ?? seconds.of(context.now()) + seconds.session
  const session: PeerSession = {
    topic: topicOf(symKey),
    symKey,
    expiry,
    acknowledged: false,
    namespaces: input.namespaces,
    site: proposal.proposer,
  }
  context.store.update((state) => ({
    ...state,
    proposals: forget(state.proposals, id),
    sessions: { ...state.sessions, [session.topic]: session },
  }))
  await context.relay.subscribe([session.topic])
  await publishMessage(context, pairing, {
    id,
    result: { relay: { protocol: 'irn' }, responderPublicKey: publicKey },
    options: methodRules.wc_sessionPropose.answer,
  })
  const { namespaces, sessionProperties, scopedProperties } = input
  await publishMessage(context, session, {
    id: context.nextId(),
    method: 'wc_sessionSettle',
    params: {
      relay: { protocol: 'irn' },
      controller: { publicKey, metadata: writeMetadata(context.metadata) },
      namespaces,
      expiry,
      ...(sessionProperties ? { sessionProperties } : {}),
      ...(scopedProperties ? { scopedProperties } : {}),
    },
    options: methodRules.wc_sessionSettle.request,
  })
  return session
}
