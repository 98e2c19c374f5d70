import { budgets } from '../budgets'
import { quantile } from '../open/quantile'
import { textTable } from '../textTable'
import type { PairingTimes, Rounds } from './measurePairing'

const rows = [
  ['first', 'pair to settled, a page just opened'],
  ['next', 'pair to settled, the same page again'],
  ['prompt', 'personal_sign, a wallet that answers at once'],
  ['sdk', 'personal_sign, the SDK’s wallet (most of it is its own)'],
] as const satisfies readonly (readonly [keyof PairingTimes, string])[]

const ratioOf = ({ latchkey, peer }: Rounds) => quantile(latchkey, 0.5) / quantile(peer, 0.5)

/** Returns how many times as long as the peer's our client takes at worst, except where the time is the wallet's. */
export function pairingRatio({ first, next, prompt }: PairingTimes): number {
  return Math.max(...[first, next, prompt].map(ratioOf))
}

/** Formats the output of `npm run bench:pairing`. */
export function pairingReport(times: PairingTimes): string {
  const ratio = pairingRatio(times)
  const cells = rows.map(([row, what]) => [
    what,
    `${times[row].latchkey.length}`,
    ...[times[row].peer, times[row].latchkey].flatMap((each) =>
      [0.5, 0.9].map((part) => `${quantile(each, part).toFixed(1)} ms`),
    ),
    `${ratioOf(times[row]).toFixed(2)} x`,
  ])
  return [
    'Both clients in one process, in turn; the relay and the wallets in another, on this machine',
    textTable([['', 'rounds', 'peer 2.21.8', 'p90', 'Latchkey', 'p90', 'medians'], ...cells]),
    `Not slower than the peer’s: ${ratio.toFixed(2)} ${ratio <= budgets.pairingRatio ? 'ok' : 'SLOWER'}`,
  ].join('\n\n')
}
