/** Who stores something. */
export type Owner = {
  readonly client: string
  /** A short hash of its address. */
  readonly address: string
  /** Empty if it names none. */
  readonly project: string
}

/** The ways to look at an owner. Ids are free, so a bound for each client alone bounds nothing. */
export const ownerScopes = ['client', 'address', 'project'] as const

/** One of the ways to look at an owner. */
export type OwnerScope = (typeof ownerScopes)[number]
