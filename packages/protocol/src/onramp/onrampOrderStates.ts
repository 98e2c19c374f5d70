/** The states of an order. `done`, `failed` and `expired` are final. */
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
