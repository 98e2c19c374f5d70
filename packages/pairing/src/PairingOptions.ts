/** Options of `pairing`. All are optional. */
export type PairingOptions = {
  /** Relay URLs (`wss://…`), tried in order. Defaults to the gateway's relay. */
  readonly relays?: readonly string[]
  /** The project id at the relay. Defaults to the site's. */
  readonly projectId?: string
  /**
   * Opens a wallet on the visitor's phone. Defaults to `window.open`, and inside Telegram to its own way. Set
   * it for pages inside another app with its own way to open links.
   */
  readonly openLink?: (href: string, target: '_self' | '_blank') => void
}
