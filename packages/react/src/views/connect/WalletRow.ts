/** A wallet as a row shows it. */
export type WalletRow = {
  /** Tells the rows of a list apart. */
  readonly key: string
  /** What stands in `data-wallet`: the reverse-DNS name, or the id. */
  readonly id: string
  readonly name: string
  readonly imageUrl: string | undefined
  /** The one quiet word at the end. */
  readonly tag: string | null
  readonly isBusy: boolean
  readonly pick: () => void
}
