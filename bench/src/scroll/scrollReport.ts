import { budgets } from '../budgets'
import { quantile } from '../open/quantile'
import { textTable } from '../textTable'
import type { ScrollNumbers } from './measureScroll'
import type { Scrolling } from './scrollList'

/** A frame at 60 Hz, with the clock's tolerance. */
const frameMs = 20

/** Returns how many times as long the first screen takes with the long list. */
function firstPageRatio({ firstPage: { few, many } }: ScrollNumbers): number {
  return quantile(many, 0.5) / quantile(few, 0.5)
}

/** Returns the share of on-time frames. */
function shareInTime({ frames }: Scrolling): number {
  return frames.filter((ms) => ms <= frameMs).length / frames.length
}

/** Returns the share of on-time frames, relative to an idle page. */
function framesRatio({ list, grid }: ScrollNumbers): number {
  return shareInTime(list) / shareInTime(grid)
}

/** Whether every limit for a long list holds. CPU time counts, not waiting on a busy machine. */
export function isSmooth(numbers: ScrollNumbers): boolean {
  const { list } = numbers
  return (
    firstPageRatio(numbers) <= budgets.firstPageRatio &&
    list.longest.work <= budgets.longestTaskMs &&
    framesRatio(numbers) >= budgets.framesRatio
  )
}

/** Formats the output of `npm run bench:scroll`. */
export function scrollReport(numbers: ScrollNumbers): string {
  const { imported, firstPage, list, grid } = numbers
  const ratio = firstPageRatio(numbers)
  const frames = framesRatio(numbers)
  const row = (what: string, show: (one: Scrolling) => string) => [what, show(grid), show(list)]
  return [
    `AllWallets in Chromium, ${imported} wallets imported beside the registry`,
    textTable([
      ['click to a full screen', 'registry only', `${imported} more`],
      ['  median', ms(quantile(firstPage.few, 0.5)), ms(quantile(firstPage.many, 0.5))],
      ['  p90', ms(quantile(firstPage.few, 0.9)), ms(quantile(firstPage.many, 0.9))],
    ]),
    textTable([
      ['turning the wheel', 'static grid', 'AllWallets'],
      row('  scrolled', ({ scrolled }) => `${scrolled.toFixed(0)} px`),
      row('  elements at the end', ({ elements }) => `${elements}`),
      row('  frames', ({ frames }) => `${frames.length}`),
      row(`  of them within ${frameMs} ms`, (one) => `${(100 * shareInTime(one)).toFixed(1)} %`),
      row('  frame, p99', ({ frames }) => ms(quantile(frames, 0.99))),
      row('  longest task, its own work', ({ longest }) => ms(longest.work)),
      row('  longest task, by the clock', ({ longest }) => ms(longest.clock)),
      row('  tasks over 50 ms', ({ longTasks }) => `${longTasks.length}`),
    ]),
    [
      `First screen within ${budgets.firstPageRatio} times that of a hundred: ${ratio.toFixed(2)} ${isOk(ratio <= budgets.firstPageRatio)}`,
      `No task works longer than ${budgets.longestTaskMs} ms: ${list.longest.work.toFixed(1)} ${isOk(list.longest.work <= budgets.longestTaskMs)}`,
      `At least ${budgets.framesRatio} times as many frames in time as the static grid: ${frames.toFixed(2)} ${isOk(frames >= budgets.framesRatio)}`,
    ].join('\n'),
  ].join('\n\n')
}

function isOk(isGood: boolean): string {
  return isGood ? 'ok' : 'MISSED'
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`
}
