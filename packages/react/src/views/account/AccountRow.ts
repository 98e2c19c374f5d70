/** An account as a row shows it. */
export type AccountRow = {
  readonly key: string
  readonly address: string
  readonly name: string
  readonly wallet: string
  readonly isCurrent: boolean
  readonly pick: () => void
}
