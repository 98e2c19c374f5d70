import type { LatchkeyError, OnrampQuote, OnrampVendor } from '@latchkey/protocol'
import type { Purchase } from './Purchase'

/** Why a vendor gave no quote, as the gateway says it. */
export type DeclinedQuote = { readonly provider: string; readonly reason: string }

/** [ONR-1] What the visitor wants to buy. */
export type OnrampForm = {
  /** As typed, in the currency. */
  readonly amount: string
  /** The currency to pay with; null means the usual one. */
  readonly fiat: string | null
  /** The way to pay; null means the usual one. */
  readonly method: string | null
  /** The CAIP-19 id of what to buy; null means the usual one. */
  readonly asset: string | null
  /** No amount in here is ours: vendors gave them all. */
  readonly quotes: readonly OnrampQuote[]
  readonly declined: readonly DeclinedQuote[]
  readonly isQuoting: boolean
  readonly quoteError: LatchkeyError | null
}

/** [ONR-1] A purchase that is being started, or that couldn't be. */
export type StartingPurchase = {
  readonly provider: string
  readonly label: string
  readonly error: LatchkeyError | null
}

/** [ONR-1] Buying with money: vendors, the form, and what was bought from here. */
export type OnrampState = {
  /** Where the visitor is, as two letters; null until somebody knows. */
  readonly country: string | null
  /** Whether the gateway doesn't know the country, so the visitor is asked. */
  readonly isCountryAsked: boolean
  /** Null until the gateway has answered for the country. */
  readonly vendors: readonly OnrampVendor[] | null
  /** The networks for which something is sold, here or elsewhere; null until the gateway has answered. */
  readonly networks: readonly string[] | null
  readonly isLoading: boolean
  readonly error: LatchkeyError | null
  readonly form: OnrampForm
  readonly starting: StartingPurchase | null
  /** The order that the visitor looks at. */
  readonly orderId: string | null
  /** Where its payment goes on. It works once, so it isn't stored. */
  readonly url: string | null
  /** Whether the browser blocked the vendor's window, so the visitor has to press a link. */
  readonly isBlocked: boolean
  /** Newest first, of all accounts. */
  readonly purchases: readonly Purchase[]
}

const emptyOnrampForm: OnrampForm = {
  amount: '',
  fiat: null,
  method: null,
  asset: null,
  quotes: [],
  declined: [],
  isQuoting: false,
  quoteError: null,
}

export const initialOnramp: OnrampState = {
  country: null,
  isCountryAsked: false,
  vendors: null,
  networks: null,
  isLoading: false,
  error: null,
  form: emptyOnrampForm,
  starting: null,
  orderId: null,
  url: null,
  isBlocked: false,
  purchases: [],
}
