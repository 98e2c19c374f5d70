import type { OnrampOrderState } from '@latchkey/protocol'

/**
 * The place of each state; an order only moves to a higher one. A vendor may still report a payment after the link
 * expired, so `expired` is below `paid`, and a payment with a second card after the first one failed, so only `done` is
 * the last.
 */
export const orderRanks: Readonly<Record<OnrampOrderState, number>> = {
  created: 0,
  'needs-payment': 1,
  expired: 2,
  paid: 3,
  sending: 4,
  failed: 5,
  done: 6,
}
