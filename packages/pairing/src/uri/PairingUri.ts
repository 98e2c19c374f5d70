/** The content of a pairing URI. Keep it secret: whoever reads it can answer in place of the wallet. */
export type PairingUri = {
  readonly topic: string
  readonly symKey: string
  /** In seconds. */
  readonly expiry?: number
  /** Methods besides a plain proposal. */
  readonly methods?: readonly string[]
}
