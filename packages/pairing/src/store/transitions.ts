import type { SignerState, StoredProposal, StoredRequest, StoredSession, UnsentMessage } from './SignerState'

type Change = (state: SignerState) => SignerState

/** Every change to the state of a pairing client, by name. */
export const transitions = {
  proposed:
    (proposal: StoredProposal): Change =>
    (state) => ({ ...state, proposals: { ...state.proposals, [proposal.pairingTopic]: proposal } }),

  /** The wallet's key has arrived; the first one counts. */
  agreed:
    (pairingTopic: string, agreed: NonNullable<StoredProposal['agreed']>): Change =>
    (state) => {
      const proposal = state.proposals[pairingTopic]
      if (!proposal || proposal.agreed) return state
      return { ...state, proposals: { ...state.proposals, [pairingTopic]: { ...proposal, agreed } } }
    },

  proposalDropped:
    (pairingTopic: string): Change =>
    (state) =>
      pairingTopic in state.proposals
        ? { ...state, proposals: without(state.proposals, pairingTopic) }
        : state,

  /** Stores the session and removes its proposal in one write. */
  settled:
    (session: StoredSession): Change =>
    (state) => ({
      ...state,
      proposals: without(state.proposals, session.session.pairingTopic),
      sessions: { ...state.sessions, [session.session.topic]: session },
    }),

  sessionChanged:
    (topic: string, change: (session: StoredSession) => StoredSession): Change =>
    (state) => {
      const session = state.sessions[topic]
      return session ? { ...state, sessions: { ...state.sessions, [topic]: change(session) } } : state
    },

  /** Removes the session and its open requests. */
  sessionDropped:
    (topic: string, farewell?: UnsentMessage): Change =>
    (state) => ({
      ...state,
      sessions: without(state.sessions, topic),
      requests: Object.fromEntries(
        Object.entries(state.requests).filter(([, request]) => request.topic !== topic),
      ),
      unsent: farewell ? [...state.unsent, farewell] : state.unsent,
    }),

  requested:
    (request: StoredRequest): Change =>
    (state) => ({ ...state, requests: { ...state.requests, [request.id]: request } }),

  requestDropped:
    (id: number): Change =>
    (state) =>
      id in state.requests ? { ...state, requests: without(state.requests, `${id}`) } : state,

  sent:
    (message: string): Change =>
    (state) => ({ ...state, unsent: state.unsent.filter((one) => one.message !== message) }),
}

function without<Value>(all: { readonly [key: string]: Value }, key: string): { [key: string]: Value } {
  const { [key]: _, ...rest } = all
  return rest
}
