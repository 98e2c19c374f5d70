/** An address of a name. */
type NameAddress = {
  /** ENSIP-11. */
  readonly coinType: number
  /** In lower case. */
  readonly address: string
  readonly createdAt: Date
}

/** A registered name. */
export type StoredName = {
  /** With its zone. */
  readonly name: string
  /** In lower case. */
  readonly owner: string
  readonly attributes: Readonly<Record<string, string>>
  readonly registeredAt: Date
  readonly updatedAt: Date | null
  /** By coin type, the smallest first. */
  readonly addresses: readonly NameAddress[]
}

/** Returns when a name changed last: when it was registered, or when an address or attribute changed. */
export function changedAtOf({ registeredAt, updatedAt }: StoredName): Date {
  return updatedAt ?? registeredAt
}
