/** What a pairing URI says. It is a secret while it lives: who reads it can answer in the wallet's place. */
export type PairingUri = {
  readonly topic: string
  readonly symKey: string
  /** In seconds. */
  readonly expiry?: number
  /** Methods beside a plain proposal. */
  readonly methods?: readonly string[]
}
