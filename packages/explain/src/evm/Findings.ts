import type { Explanation } from '../Explanation'
import type { Answers } from './simulation/reads'

/** What was found out about a request before it's put into words. */
export type Findings = Pick<Explanation, 'lines' | 'warnings' | 'will' | 'reason' | 'fee'> & {
  /** What contracts said. */
  readonly facts: Answers
  readonly simulated?: Explanation['seen']['simulated']
}
