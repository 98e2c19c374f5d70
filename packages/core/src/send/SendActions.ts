import type { Namespace, NetworkId, TokenBalance } from '@latchkey/protocol'
import type { Speed } from '../ports/Transfers'
import type { BookEntry } from './book/BookEntry'
import type { SendToken } from './SendState'
import type { StartedTransfer } from './StartedTransfer'

/** What came of a payment link. */
export type LinkOutcome =
  | { readonly status: 'applied' }
  /** The link is for another network. Nothing was filled in: the visitor decides whether to switch. */
  | { readonly status: 'other-network'; readonly networkId: NetworkId }

/** What can be done with the send form. The state tells what came of it; only `send` and the book throw. */
export type SendActions = {
  /** Null takes the token out again. A token of the account view can be given as it is. */
  setToken(token: SendToken | TokenBalance | null): void
  /** Reads a token by its address, for a search. @throws assetUnreadable, notConnected, sendUnsupportedChain, requestTimeout, httpStatus, networkFailure */
  findToken(address: string): Promise<SendToken>
  /** As typed, in the token or in the currency. */
  setAmount(text: string): void
  /** [SND-5] Sends all that the fee leaves, as soon as the fee is known. */
  setMax(): void
  /** Switches between token and currency, and converts the amount. Does nothing without a price. */
  toggleCurrency(): void
  /** An address, a name, or nothing. */
  setReceiver(text: string): void
  /** The visitor has compared the receiver with the address that it looks like. */
  confirmComparison(): void
  setSpeed(speed: Speed): void
  setMemo(text: string): void
  /** Asks for the fee again, as a preview does from time to time. */
  refresh(): void
  /** [NET-1] Empties the form. */
  reset(): void
  /** [SND-1] [NAV-12] Has the wallet send what the form says, and returns to the account. @throws sendIncomplete, userRejected, sendFailed, sendUnsupportedChain, and what made the form not ready */
  send(): Promise<StartedTransfer>
  /** Fills in a payment link (ERC-681, BIP-321, Solana Pay). @throws paymentLinkInvalid, receiverOtherFamily */
  openLink(text: string): Promise<LinkOutcome>
  /**
   * Fills in what a QR code says: an address, or a payment link. A code that can't be used changes nothing. `isCurrent`
   * returns false once nobody waits for it. @throws receiverInvalid, paymentLinkInvalid, receiverOtherFamily, and the
   * other kinds of receivers
   */
  openCode(text: string, isCurrent?: () => boolean): Promise<LinkOutcome>
  /** Adds an address to the book, or gives it another name. @throws addressBookInvalid */
  saveAddress(entry: BookEntry): void
  removeAddress(entry: { readonly namespace: Namespace; readonly address: string }): void
  /** The book as JSON. */
  exportBook(): string
  /** Adds the addresses of a file. Returns how many it had. @throws addressBookInvalid */
  importBook(text: string): number
}
