/** An account as a row shows it. */
export type AccountRow = {
  readonly key: string
  readonly address: string
  readonly name: string
  readonly wallet: string
  /** What the account is for, where a wallet shows several kinds. */
  readonly kind: string | null
  readonly isCurrent: boolean
  readonly pick: () => void
}
