/** A person who signs in at a development provider. */
export type Person = {
  readonly name: string
  readonly email: string
  /** Whether the provider says that the address belongs to the person. */
  readonly isVerified: boolean
}

/** The people on the sign-in page. */
export const people: readonly Person[] = [
  { name: 'Ada', email: 'ada@example.com', isVerified: true },
  { name: 'Grace', email: 'grace@example.com', isVerified: true },
  { name: 'Mallory', email: 'mallory@example.com', isVerified: false },
]
