/** The vendor's window, opened empty in the click. */
export type VendorWindow = {
  go(url: string): void
  close(): void
}

/** [ONR-1] What can be done with the form for buying. The state tells what came of it; nothing throws. */
export type OnrampActions = {
  /** Asks who sells, unless somebody has answered already. */
  load(): Promise<void>
  /** The same after a failure. */
  reload(): Promise<void>
  /** Where the visitor is, as two letters. Ignored where the gateway knows it. */
  setCountry(country: string): void
  /** As typed, in the currency. */
  setAmount(text: string): void
  setFiat(currency: string): void
  setMethod(method: string): void
  /** By its CAIP-19 id. */
  setAsset(asset: string): void
  /** Asks for quotes again, as a view does before they expire. */
  refresh(): void
  /**
   * Orders from a vendor, and sends its window to the page to pay on. Without a window the state has the link for the
   * visitor to press. Call it in the click: browsers block a window that opens later.
   */
  start(provider: string, window: VendorWindow | null): Promise<void>
  /** The visitor pressed the link. */
  noteOpened(): void
  /** Forgets the order that the visitor looked at. It's still followed. */
  leave(): void
}
