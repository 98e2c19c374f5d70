/** A wallet in a row. */
export type WalletRow = {
  /** Unique within a list. */
  readonly key: string
  /** The value of `data-wallet`: the reverse-DNS name or the id. */
  readonly id: string
  readonly name: string
  readonly imageUrl: string | undefined
  /** The tag at the end. */
  readonly tag: string | null
  readonly isBusy: boolean
  readonly pick: () => void
}
