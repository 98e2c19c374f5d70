import { topicOf } from '../crypto/topicOf'
import type { StoredProposal } from '../store/SignerState'
import { transitions } from '../store/transitions'
import { leaveTopic } from './leaveTopic'
import type { SignerContext } from './SignerContext'

/** Forgets a proposal with its keys and topics, and rejects its caller. */
export function dropProposal(context: SignerContext, proposal: StoredProposal, error: unknown): void {
  const { pairingTopic, agreed, authentication, publicKey } = proposal
  context.store.update(transitions.proposalDropped(pairingTopic))
  context.approvals.get(pairingTopic)?.reject(error)
  context.approvals.delete(pairingTopic)
  leaveTopic(context, pairingTopic)
  if (agreed) leaveTopic(context, agreed.topic)
  if (authentication) leaveTopic(context, topicOf(publicKey))
  context.reschedule()
}
