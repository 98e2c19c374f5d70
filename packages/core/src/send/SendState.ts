import type { LatchkeyError } from '@latchkey/protocol'
import type { Asset, Speed, TransferQuote } from '../ports/Transfers'
import type { BookEntry } from './book/BookEntry'
import type { LookAlike } from './findLookAlike'
import type { RecentReceiver } from './recentsItem'
import type { SentTransfer } from './SentTransfer'

/** What the visitor chose to send. */
export type SendToken = {
  readonly asset: Asset
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** What one costs in the currency of the account view; null if nobody knows. */
  readonly price: number | null
  readonly iconUrl: string | null
}

/** [SND-5] The receiver, as far as it is known. */
export type SendReceiver = {
  /** What the visitor typed. */
  readonly text: string
  readonly status: 'empty' | 'reading' | 'ready' | 'refused'
  readonly address: string | null
  /** The name that was typed and resolved, or the one in the address book. */
  readonly profileName: string | null
  readonly profileImage: string | null
  /** Whether `profileName` was looked up, so it may change. */
  readonly isResolved: boolean
  /** False if the name has no address for this network, and the one of the family's main network is used. */
  readonly isForChain: boolean
  /** When a name of the operator's zones last changed, in ms; null for other names. */
  readonly nameChangedAt: number | null
  /**
   * The network that the typed address was spelled for, by its CAIP-2 id or its name, if it isn't this one. `address` is
   * the same account in the spelling of this one.
   */
  readonly writtenFor: string | null
  readonly isContract: boolean
  readonly error: LatchkeyError | null
  /** A trusted address that looks the same. */
  readonly lookAlike: LookAlike | null
  /** The visitor has compared both addresses. */
  readonly isCompared: boolean
}

/** [SND-5] The form. */
export type SendForm = {
  readonly token: SendToken | null
  /** As typed: in the currency if `isInCurrency`, else in the token. */
  readonly amount: string
  readonly isInCurrency: boolean
  /** Sends all that the fee leaves. */
  readonly isMax: boolean
  readonly receiver: SendReceiver
  readonly speed: Speed
  readonly memo: string
  readonly quote: TransferQuote | null
  /** When the quote was made, in ms. */
  readonly quotedAt: number | null
  /** Whether the receiver was unknown, so the fee may differ. */
  readonly isProvisional: boolean
  readonly quoteError: LatchkeyError | null
  /** What one native coin costs; null if nobody knows. */
  readonly nativePrice: number | null
  /** Whether a quote is being made. */
  readonly isQuoting: boolean
  /** Whether the wallet is asked. */
  readonly loading: boolean
  readonly failure: LatchkeyError | null
}

export type SendState = {
  readonly form: SendForm
  /** Newest first, of all accounts. */
  readonly sent: readonly SentTransfer[]
  readonly recents: readonly RecentReceiver[]
  readonly book: readonly BookEntry[]
}

export const noReceiver: SendReceiver = {
  text: '',
  status: 'empty',
  address: null,
  profileName: null,
  profileImage: null,
  isResolved: false,
  isForChain: true,
  nameChangedAt: null,
  writtenFor: null,
  isContract: false,
  error: null,
  lookAlike: null,
  isCompared: false,
}

/** [NET-1] The form after a reset. */
export const emptyForm: SendForm = {
  token: null,
  amount: '',
  isInCurrency: false,
  isMax: false,
  receiver: noReceiver,
  speed: 'normal',
  memo: '',
  quote: null,
  quotedAt: null,
  isProvisional: false,
  quoteError: null,
  nativePrice: null,
  isQuoting: false,
  loading: false,
  failure: null,
}
