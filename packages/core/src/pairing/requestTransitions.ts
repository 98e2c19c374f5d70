import { transition } from '../store/createStore'
import { initialPairing, type PairingState } from './PairingState'
import type { LateAnswer, WaitingRequest } from './WaitingRequest'

/** Older answers are dropped. */
const maxAnswers = 10

const known = (pairing: PairingState | null) => pairing ?? initialPairing

/** The requests that wait in a wallet may have changed. */
export const requestsNoted = /* @__PURE__ */ transition<readonly WaitingRequest[]>(
  'pairing/requests',
  (state, requests) =>
    requests.length === 0 && known(state.pairing).requests.length === 0
      ? state
      : { ...state, pairing: { ...known(state.pairing), requests } },
)

/** A request from before a reload was answered. */
export const answerNoted = /* @__PURE__ */ transition<LateAnswer>('pairing/answer', (state, answer) => ({
  ...state,
  pairing: {
    ...known(state.pairing),
    answers: [...known(state.pairing).answers, answer].slice(-maxAnswers),
  },
}))

/** The visitor has seen an answer. */
export const answerSeen = /* @__PURE__ */ transition<number>('pairing/answer-seen', (state, id) => ({
  ...state,
  pairing: {
    ...known(state.pairing),
    answers: known(state.pairing).answers.filter(({ request }) => request.id !== id),
  },
}))
