import { quantile } from '../open/quantile'
import { textTable } from '../textTable'
import type { Measured, SponsorFigures } from './SponsorFigures'

const names = {
  plain: 'plain transaction, transfer only',
  ownFirst: 'own sponsor, first operation',
  altoFirst: 'alto, first operation',
  ownLater: 'own sponsor, later',
  altoLater: 'alto, later',
} as const

/** Whether the sponsor isn't slower than alto, which does the same work. True without alto. */
export function isGood({ ownFirst, ownLater, altoFirst, altoLater }: SponsorFigures): boolean {
  const isQuicker = (own: Measured, alto: Measured | undefined) =>
    !alto || quantile(own.ms, 0.5) <= quantile(alto.ms, 0.5)
  return isQuicker(ownFirst, altoFirst) && isQuicker(ownLater, altoLater)
}

/** Formats the output of `npm run bench:sponsor`. */
export function sponsorReport(figures: SponsorFigures): string {
  const rows = Object.entries(names).map(([key, name]) => {
    const measured = figures[key as keyof typeof names]
    if (!measured) return [name, '-', '-', '-', '-', '-']
    const { gas, ms, wei } = measured
    const times = [0.5, 0.95].map((part) => `${quantile(ms, part).toFixed(0)} ms`)
    return [name, `${ms.length}`, `${gas}`, ...times, `${wei}`]
  })
  return [
    textTable([['', 'rounds', 'gas', 'median', 'p95', 'wei'], ...rows]),
    ...(figures.missing ? [`alto is missing: ${figures.missing}`] : []),
    `Not slower than alto: ${isGood(figures) ? 'ok' : 'MISSED'}`,
  ].join('\n\n')
}
