import { topicOf } from '../crypto/topicOf'
import type { SignerState, StoredProposal, StoredSession } from '../store/SignerState'

/** What a topic belongs to. */
export type FoundTopic =
  | { readonly kind: 'session'; readonly session: StoredSession }
  /** The topic of a session whose key is agreed and that is not settled yet. */
  | { readonly kind: 'agreed'; readonly proposal: StoredProposal }
  /** The topic of a pairing, or the one on which one-click sign-in is answered. */
  | { readonly kind: 'proposal'; readonly proposal: StoredProposal }

/** Finds what a topic belongs to, if to anything. */
export function findTopic(state: SignerState, topic: string): FoundTopic | null {
  const session = Object.hasOwn(state.sessions, topic) ? state.sessions[topic] : undefined
  if (session) return { kind: 'session', session }
  for (const proposal of Object.values(state.proposals)) {
    if (proposal.pairingTopic === topic) return { kind: 'proposal', proposal }
    if (proposal.agreed?.topic === topic) return { kind: 'agreed', proposal }
    if (proposal.authentication && topicOf(proposal.publicKey) === topic)
      return { kind: 'proposal', proposal }
  }
  return null
}

/** Every topic that a client has to listen to. */
export function topicsOf(state: SignerState): readonly string[] {
  const ofProposals = Object.values(state.proposals).flatMap((proposal) => [
    proposal.pairingTopic,
    ...(proposal.agreed ? [proposal.agreed.topic] : []),
    ...(proposal.authentication ? [topicOf(proposal.publicKey)] : []),
  ])
  return [...Object.keys(state.sessions), ...ofProposals]
}
