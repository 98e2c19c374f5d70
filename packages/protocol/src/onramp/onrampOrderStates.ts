/**
 * The states of an order. `done` is final; an `expired` one goes on only if the vendor still gets the money, and a
 * `failed` one only to `done`, for a visitor who pays again on the vendor's page.
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
