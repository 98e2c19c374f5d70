import type { PairingContext } from '../ports/PairingPort'
import type { LateAnswer } from './LateAnswer'
import { answerNoted } from './requestTransitions'

/**
 * Stores the answer to a request from before a reload. Its promise is gone, so the visitor finds it in the modal, and a
 * site through `subscribe(({ pairing }) => pairing?.answers, …)`. It isn't an event, because events may leave the page.
 */
export function noteAnswer({ store }: PairingContext, answer: LateAnswer): void {
  store.send(answerNoted, answer)
}
