import { namespacesRefused } from '@latchkey/protocol'
import { readNames } from './readNames'

/** Parses a list of names without duplicates; `what` names it in the error. @throws namespacesRefused */
export function requireNames(
  value: unknown,
  what: string,
  isGood?: (name: string) => boolean,
): readonly string[] {
  const names = readNames(value, isGood)
  if (!names) throw namespacesRefused({ reason: `the ${what}` })
  return names
}
