/** An account in a row. */
export type AccountRow = {
  readonly key: string
  readonly address: string
  readonly name: string
  readonly wallet: string
  /** The purpose of the account, if the wallet has several kinds. */
  readonly kind: string | null
  readonly isCurrent: boolean
  readonly pick: () => void
}
