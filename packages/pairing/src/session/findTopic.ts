import { topicOf } from '../crypto/topicOf'
import type { SignerState, StoredProposal, StoredSession } from '../store/SignerState'

/** The owner of a topic. */
export type FoundTopic =
  | { readonly kind: 'session'; readonly session: StoredSession }
  /** A session with an agreed key that isn't settled yet. */
  | { readonly kind: 'agreed'; readonly proposal: StoredProposal }
  /** A pairing, or the answer topic of one-click sign-in. */
  | { readonly kind: 'proposal'; readonly proposal: StoredProposal }

/** Finds the owner of a topic. */
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

/** Lists every topic to subscribe to. */
export function topicsOf(state: SignerState): readonly string[] {
  const ofProposals = Object.values(state.proposals).flatMap((proposal) => [
    proposal.pairingTopic,
    ...(proposal.agreed ? [proposal.agreed.topic] : []),
    ...(proposal.authentication ? [topicOf(proposal.publicKey)] : []),
  ])
  return [...Object.keys(state.sessions), ...ofProposals]
}
