import type { Latchkey } from '../Latchkey'
import { answerSeen } from './requestTransitions'

/** Removes an answer that the visitor has seen. */
export function dismissAnswer({ store }: Latchkey, id: number): void {
  store.send(answerSeen, id)
}
