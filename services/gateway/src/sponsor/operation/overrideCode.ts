import type { Hex } from 'viem'

/** Returns the last parameter of a trial: the state when the account's authorisation has taken effect. */
export function overrideCode(sender: Hex, code: Hex | undefined): readonly unknown[] {
  return code ? [{ [sender]: { code } }] : []
}
