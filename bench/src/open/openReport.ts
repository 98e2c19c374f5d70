import { budgets } from '../budgets'
import { textTable } from '../textTable'
import type { OpeningTimes } from './measureOpening'
import { quantile } from './quantile'
import type { Approach, VisitTimes } from './timeVisit'

const approaches = [
  ['hover', 'pointer rests 60 to 100 ms, then presses'],
  ['cold', 'pressed without warning'],
] as const satisfies readonly (readonly [Approach, string])[]
const phases = [
  ['open', 'click to painted'],
  ['connect', 'wallet click to connected'],
] as const satisfies readonly (readonly [keyof VisitTimes, string])[]

/** Formats the output of `npm run bench:open`. */
export function openReport(times: OpeningTimes): string {
  const ratio = openingRatio(times)
  const rows = approaches.flatMap(([approach, title]) => [
    [title, '', '', '', '', ''],
    ...phases.map(([phase, what]) => {
      const bare = times[approach].bare.map((visit) => visit[phase])
      const latchkey = times[approach].latchkey.map((visit) => visit[phase])
      return [
        `  ${what}`,
        ms(quantile(bare, 0.5)),
        ms(quantile(bare, 0.9)),
        ms(quantile(latchkey, 0.5)),
        ms(quantile(latchkey, 0.9)),
        `${(quantile(latchkey, 0.5) / quantile(bare, 0.5)).toFixed(2)} x`,
      ]
    }),
  ])
  return [
    `Chromium, ${times.hover.bare.length} fresh contexts for each line and page, both pages in turn`,
    textTable([['', 'bare', 'p90', 'Latchkey', 'p90', 'medians'], ...rows]),
    `Painted within ${budgets.openingRatio} times the bare dialog: ${ratio.toFixed(2)} ${ratio <= budgets.openingRatio ? 'ok' : 'OVER'}`,
  ].join('\n\n')
}

/** Returns how many times as long as the bare dialog the modal takes to paint, with a pointer. */
export function openingRatio({ hover }: OpeningTimes): number {
  const median = (visits: readonly VisitTimes[]) =>
    quantile(
      visits.map(({ open }) => open),
      0.5,
    )
  return median(hover.latchkey) / median(hover.bare)
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`
}
