import { array, object, optional, parse, string } from 'valibot'
import type { Attempt } from './Attempt'

const stored = object({ mailKeys: optional(array(string()), []) })

/** Returns what the mail of an attempt counted in, to take it back once its code was used. */
export function mailKeysOf({ data }: Pick<Attempt, 'data'>): readonly string[] {
  return parse(stored, data).mailKeys
}
