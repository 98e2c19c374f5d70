import type { Explanation, Line, Warning } from '../Explanation'
import { noteLine } from '../noteLine'
import { scriptOf } from './addresses'
import type { BitcoinPorts } from './BitcoinPorts'
import { highRate } from './explainBitcoin'
import type { Payments } from './readPayments'

/** Explains payments that the wallet makes itself: it chooses the coins, but the site can say where the change goes. */
export function explainPayments(
  { payments, change, rate, memo }: Payments,
  { addresses }: BitcoinPorts,
): Explanation {
  const isOwn = change === undefined || addresses.some((one) => scriptOf(one) === scriptOf(change))
  const warnings: Warning[] = isOwn ? [] : [{ code: 'change-not-own', address: scriptOf(change) && change }]
  // What isn't a number could be any.
  if (rate !== undefined && !(rate <= highRate)) warnings.push({ code: 'high-fee' })
  return {
    intent: { code: 'send', values: {} },
    lines: [
      ...payments.map(({ to, amount }): Line => ({ kind: 'send', token: { kind: 'native' }, amount, to })),
      ...(memo === undefined ? [] : [noteLine(new TextEncoder().encode(memo))]),
    ],
    warnings,
    will: 'unknown',
    seen: { decoded: true },
  }
}
