/**
 * The states of an order. `done` and `failed` are final; an `expired` one goes on only if the vendor still gets the
 * money.
 */
export const onrampOrderStates = [
  'created',
  'needs-payment',
  'paid',
  'sending',
  'done',
  'failed',
  'expired',
] as const

/** One of {@link onrampOrderStates}. */
export type OnrampOrderState = (typeof onrampOrderStates)[number]
