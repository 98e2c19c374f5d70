import { namespacesRefused } from '@latchkey/protocol'
import { readNames } from './readNames'

/** A list of names without repeats; `what` says in the error whose it is. @throws namespacesRefused */
export function requireNames(
  value: unknown,
  what: string,
  isGood?: (name: string) => boolean,
): readonly string[] {
  const names = readNames(value, isGood)
  if (!names) throw namespacesRefused({ reason: `the ${what}` })
  return names
}
