/** Options of `pairing`; all have a default. */
export type PairingOptions = {
  /** Where relays answer (`wss://…`), tried in this order; the gateway's own unless told. */
  readonly relays?: readonly string[]
  /** The project at that relay; the site's own unless told. */
  readonly projectId?: string
  /**
   * Opens a wallet on the visitor's own phone; `window.open` unless told. For pages inside a program that has its own
   * way to open links.
   */
  readonly openLink?: (href: string, target: '_self' | '_blank') => void
}
