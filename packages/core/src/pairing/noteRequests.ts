import type { PairingContext } from '../ports/PairingPort'
import { answerNoted, requestsNoted } from './requestTransitions'
import type { LateAnswer, WaitingRequest } from './WaitingRequest'

/** Stores which requests wait in a paired wallet; called by the pairing client on each change. */
export function noteRequests({ store }: PairingContext, requests: readonly WaitingRequest[]): void {
  store.send(requestsNoted, requests)
}

/**
 * Stores the answer to a request from before a reload. Its promise is gone, so the visitor finds it in the modal, and a
 * site through `subscribe(({ pairing }) => pairing?.answers, …)`. It isn't an event, because events may leave the page.
 */
export function noteAnswer({ store }: PairingContext, answer: LateAnswer): void {
  store.send(answerNoted, answer)
}
