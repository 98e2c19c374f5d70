import type { Latchkey } from '../Latchkey'
import { answerSeen } from './requestTransitions'

/** The visitor has seen what became of a request. */
export function dismissAnswer({ store }: Latchkey, id: number): void {
  store.send(answerSeen, id)
}
