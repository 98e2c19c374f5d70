import { createHash } from 'node:crypto'
import type { Person } from './Person'

/** A person's account at one provider. */
export type Account = Person & {
  /** The decimal number that the provider knows the person by. */
  readonly id: string
}

/** Returns the account of a person. The same address at the same provider has the same number after a restart. */
export function accountOf(provider: string, person: Person): Account {
  const digest = createHash('sha256').update(`${provider}\n${person.email.toLowerCase()}`).digest()
  return { ...person, id: String(digest.readBigUInt64BE() >> 12n) }
}
