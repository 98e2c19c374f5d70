import { quantile } from '../open/quantile'
import { textTable } from '../textTable'

/** Times of each kind of question, in milliseconds. */
export type SwapTimes = { readonly [what: string]: readonly number[] }

/** Formats the output of `npm run bench:swap`. The first row is what the others are compared with. */
export function swapReport(times: SwapTimes): string {
  const [bare = []] = Object.values(times)
  const base = quantile(bare, 0.5)
  const rows = Object.entries(times).map(([what, each]) => [
    what,
    `${each.length}`,
    ...[0.5, 0.95].map((part) => `${quantile(each, part).toFixed(1)} ms`),
    `${(quantile(each, 0.5) / base).toFixed(1)}×`,
  ])
  return textTable([['', 'rounds', 'median', 'p95', 'to bare'], ...rows])
}
