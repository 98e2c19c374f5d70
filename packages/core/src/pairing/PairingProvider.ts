/** The connector of a pairing has this id in every family. */
export const pairingConnectorId = 'walletConnect'
/** Its name while no wallet is paired. */
export const pairingName = 'WalletConnect'

/** What a pairing's provider has besides what its family requires. */
export type PairingProvider = {
  /** `display_uri` gives the URI that a wallet scans or opens. */
  on(event: 'display_uri', listener: (uri: string) => void): unknown
  removeListener(event: 'display_uri', listener: (uri: string) => void): unknown
  /** Cancels a pairing that no wallet has answered; callers that wait for it get an error. */
  abortPairingAttempt(): void
}
