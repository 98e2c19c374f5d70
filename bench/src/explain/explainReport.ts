import { budgets } from '../budgets'
import { quantile } from '../open/quantile'
import { textTable } from '../textTable'
import type { ExplainTimes } from './measureExplain'

/** What `npm run bench:explain` measured. */
export type ExplainFigures = {
  readonly times: ExplainTimes
  /** The gzip bytes of the code that explains a call. */
  readonly bytes: number
}

const slowest = ({ times }: ExplainFigures) =>
  Math.max(...Object.values(times).map((each) => quantile(each, 0.95)))

/** Whether both goals are met. */
export function isGood(figures: ExplainFigures): boolean {
  return slowest(figures) <= budgets.explainMs && figures.bytes <= budgets.explainBytes
}

/** Formats the output of `npm run bench:explain`. */
export function explainReport(figures: ExplainFigures): string {
  const rows = Object.entries(figures.times).map(([what, each]) => [
    what,
    `${each.length}`,
    ...[0.5, 0.95].map((part) => `${quantile(each, part).toFixed(1)} ms`),
  ])
  const judge = (isMet: boolean) => (isMet ? 'ok' : 'MISSED')
  return [
    textTable([['', 'rounds', 'median', 'p95'], ...rows]),
    `Slowest at p95: ${slowest(figures).toFixed(1)} of ${budgets.explainMs} ms ${judge(slowest(figures) <= budgets.explainMs)}`,
    `The code that explains a call: ${figures.bytes} of ${budgets.explainBytes} bytes ${judge(figures.bytes <= budgets.explainBytes)}`,
  ].join('\n\n')
}
