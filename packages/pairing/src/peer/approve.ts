import { proposalExpired, proposalNotFound } from '@latchkey/protocol'
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
import type { PeerSession } from './PeerState'

/** What a wallet grants. */
export type ApproveInput = {
  readonly namespaces: SessionNamespaces
  readonly sessionProperties?: Readonly<Record<string, unknown>>
  readonly scopedProperties?: Readonly<Record<string, unknown>>
  /** In seconds. Defaults to a week from now. */
  readonly expiry?: number
}

/** Approves a proposal: agrees on a key and settles the session. @throws proposalNotFound, proposalExpired, keyRefused */
export async function approve(context: PeerContext, id: number, input: ApproveInput): Promise<PeerSession> {
  const { proposals, pairings } = context.store.read()
  const proposal = proposals[id]
  const pairing = proposal && pairings[proposal.pairingTopic]
  if (!proposal || !pairing) throw proposalNotFound({ id })
  // The site has dropped the proposal; an approval would create a one-sided session.
  if (proposal.expiry <= seconds.of(context.now())) throw proposalExpired()
  const keyPair = proposal.keyPair ?? createKeyPair(context.randomBytes(32))
  const { publicKey, privateKey } = keyPair
  const symKey = agreeKey(privateKey, proposal.proposer.publicKey)
  const expiry = input.expiry ?? seconds.of(context.now()) + seconds.session
  const settleId = proposal.settleId ?? context.nextId()
  const session: PeerSession = {
    topic: topicOf(symKey),
    symKey,
    expiry,
    acknowledged: false,
    settleId,
    namespaces: input.namespaces,
    site: proposal.proposer,
  }
  // Store before sending: the site may answer at once, and the wallet may reload.
  context.store.update((state) => ({
    ...state,
    proposals: { ...state.proposals, [id]: { ...proposal, keyPair, settleId } },
    sessions: { ...state.sessions, [session.topic]: session },
  }))
  try {
    await context.relay.subscribe([session.topic])
    const result = { relay: { protocol: 'irn' }, responderPublicKey: publicKey }
    await publishMessage(context, pairing, { id, result, options: methodRules.wc_sessionPropose.answer })
    await publishMessage(context, session, settlement(context, { input, publicKey, expiry, settleId }))
  } catch (cause) {
    // Keep the proposal, to answer again with the same key: the site may have received it anyway.
    endPeerSession(context, session.topic)
    throw cause
  }
  endPairing(context, pairing.topic)
  return session
}

function settlement(
  context: PeerContext,
  {
    input,
    publicKey,
    expiry,
    settleId,
  }: {
    readonly input: ApproveInput
    readonly publicKey: string
    readonly expiry: number
    readonly settleId: number
  },
) {
  const { namespaces, sessionProperties, scopedProperties } = input
  return {
    id: settleId,
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
  }
}
