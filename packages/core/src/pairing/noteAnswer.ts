import type { PairingContext } from '../ports/PairingPort'
import type { LateAnswer } from './LateAnswer'
import { answerNoted } from './requestTransitions'

/**
 * Takes down the answer to a request from before a reload. Nobody holds its promise any more: the visitor finds it in
 * the modal, and a site by `subscribe(({ pairing }) => pairing?.answers, …)`. No event carries it, because events may
 * leave the page and an answer is nobody else's.
 */
export function noteAnswer({ store }: PairingContext, answer: LateAnswer): void {
  store.send(answerNoted, answer)
}
