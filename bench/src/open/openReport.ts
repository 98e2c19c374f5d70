import { budgets, bytesPerKb } from '../budgets'
import { textTable } from '../textTable'
import { bareName, latchkeyName } from './buildContenders'
import type { ContenderTimes } from './measureOpening'
import { quantile } from './quantile'
import type { Loaded, VisitTimes } from './timeVisit'

/** A line of the table: what was measured of each page, and what Latchkey is meant to reach. */
export type OpenRow = {
  readonly title: string
  readonly cells: readonly string[]
  /** How many times as much as the bare page. */
  readonly ratio: string
  readonly wanted: string
  readonly isMet: boolean | undefined
}

type Wanted = {
  readonly text: string
  readonly isMet: (latchkey: number, bare: number, others: readonly number[]) => boolean
}
type Line = readonly [title: string, read: (times: ContenderTimes) => readonly number[], wanted?: Wanted]

const atMost = (limit: number, unit: string): Wanted => ({
  text: `${limit} ${unit}`,
  isMet: (latchkey) => latchkey <= limit,
})
const timesBare = (ratio: number): Wanted => ({
  text: `${ratio} x bare`,
  isMet: (latchkey, bare) => latchkey <= ratio * bare,
})
const aheadOfPeers: Wanted = {
  text: `${budgets.readableRatio} x bare, before every peer`,
  isMet: (latchkey, bare, others) =>
    latchkey <= budgets.readableRatio * bare && others.every((other) => latchkey < other),
}
const touch = (read: (visit: VisitTimes) => number) => (times: ContenderTimes) => times.touch.map(read)
const hover = (read: (visit: VisitTimes) => number) => (times: ContenderTimes) => times.hover.map(read)

const lines: readonly Line[] = [
  ['press to first frame', touch(({ firstFrame }) => firstFrame), timesBare(budgets.firstFrameRatio)],
  ['press to readable', touch(({ readable }) => readable), aheadOfPeers],
  [
    'first frame to readable',
    touch(({ firstFrame, readable }) => readable - firstFrame),
    atMost(budgets.fadeMs, 'ms'),
  ],
  ['wallet click to connected', touch(({ connected }) => connected), timesBare(budgets.connectingRatio)],
  ['hovered first: press to first frame', hover(({ firstFrame }) => firstFrame)],
  ['hovered first: press to readable', hover(({ readable }) => readable)],
  [
    'slow phone: press to readable',
    ({ slow }) => slow.map(({ readable }) => readable),
    atMost(budgets.slowOpeningMs, 'ms'),
  ],
  [
    'slow phone: navigation to open modal',
    ({ slow }) => slow.map(({ sinceNavigation }) => sinceNavigation),
    atMost(budgets.slowNavigationMs, 'ms'),
  ],
]

/** Compares the pages line by line. */
export function openRows(all: readonly ContenderTimes[]): readonly OpenRow[] {
  const bare = all.find(({ name }) => name === bareName)
  const latchkey = all.find(({ name }) => name === latchkeyName)
  const peers = all.filter((times) => times !== bare && times !== latchkey)
  return [
    ...weightRows(all, latchkey),
    ...lines.map(([title, read, wanted]): OpenRow => {
      const middle = (times: ContenderTimes | undefined) => (times ? quantile(read(times), 0.5) : Number.NaN)
      const [ours, least] = [middle(latchkey), middle(bare)]
      return {
        title,
        cells: all.map((times) => `${ms(middle(times))} (${ms(quantile(read(times), 0.9))})`),
        ratio: least > 0 ? `${(ours / least).toFixed(2)} x` : '',
        wanted: wanted?.text ?? '',
        isMet: wanted?.isMet(ours, least, peers.map(middle)),
      }
    }),
  ]
}

function weightRows(all: readonly ContenderTimes[], latchkey: ContenderTimes | undefined): OpenRow[] {
  const row = (
    title: string,
    read: (visit: VisitTimes) => Loaded,
    limit: { readonly files?: number; readonly bytes: number },
  ): OpenRow => {
    const show = ({ files, bytes }: Loaded) => (limit.files ? `${files} / ${kb(bytes)}` : kb(bytes))
    const ours = latchkey?.touch.map(read) ?? []
    return {
      title,
      cells: all.map(({ touch }) => show(largest(touch.map(read)))),
      ratio: '',
      wanted: limit.files ? `${limit.files} / ${kb(limit.bytes)}` : kb(limit.bytes),
      isMet: ours.every(
        ({ files, bytes }) => bytes <= limit.bytes && files <= (limit.files ?? Number.POSITIVE_INFINITY),
      ),
    }
  }
  return [
    row('JavaScript at load', ({ load }) => load, { bytes: budgets.bytesAtLoad }),
    row('files / JavaScript on opening', ({ opening }) => opening, {
      files: budgets.filesToOpen,
      bytes: budgets.bytesToOpen,
    }),
    row('files / JavaScript on connecting', ({ connecting }) => connecting, {
      files: budgets.filesToConnect,
      bytes: budgets.bytesToConnect,
    }),
  ]
}

/** Formats the output of `npm run bench:open`. */
export function openReport(all: readonly ContenderTimes[]): string {
  const rows = openRows(all)
  return [
    `Chromium, ${all[0]?.touch.length ?? 0} visits of each kind and page, pages in turn, a fresh context each`,
    textTable([
      ['', ...all.map(({ name }) => name), 'Latchkey / bare', 'wanted', ''],
      ...rows.map(({ title, cells, ratio, wanted, isMet }) => [
        title,
        ...cells,
        ratio,
        wanted,
        isMet === undefined ? '' : isMet ? 'ok' : 'MISSED',
      ]),
    ]),
    `Times are medians, with the 90th percentile in brackets, in ms. JavaScript is gzip, 1 KB = ${bytesPerKb} bytes.
Pressed by touch without warning, except where hovered first. Readable: text at least 95 % opaque.
Slow phone: CPU / 4, 150 ms round trip, 1.6 Mbit/s, pressed as soon as the button is painted.`,
  ].join('\n\n')
}

/** The visit that loaded most. */
function largest(loaded: readonly Loaded[]): Loaded {
  return loaded.reduce((most, one) => (one.bytes > most.bytes ? one : most), { files: 0, bytes: 0 })
}

function kb(bytes: number): string {
  return `${(bytes / bytesPerKb).toFixed(1)} KB`
}

function ms(value: number): string {
  return value.toFixed(value < 100 ? 1 : 0)
}
