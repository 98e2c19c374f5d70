/** The connector of a pairing has this id in every family. */
export const pairingConnectorId = 'walletConnect'
/** What it is called while no wallet is behind it. */
export const pairingName = 'WalletConnect'

/** What the provider of a pairing has beside what its family asks of every wallet. */
export type PairingProvider = {
  /** `display_uri` tells what a wallet is to scan or open. */
  on(event: 'display_uri', listener: (uri: string) => void): unknown
  removeListener(event: 'display_uri', listener: (uri: string) => void): unknown
  /** Gives up a pairing that nobody has answered; who waits for it is refused. */
  abortPairingAttempt(): void
}
