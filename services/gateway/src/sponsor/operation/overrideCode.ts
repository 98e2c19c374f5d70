import { smartAccountAddresses } from '@latchkey/protocol'
import type { Hex } from 'viem'

/** What an account has as code when it delegates. */
const designator: Hex = `0xef0100${smartAccountAddresses.implementation.slice(2).toLowerCase()}`

/**
 * Returns the last parameter of a trial: the state when the account's authorisation has taken effect. Not every node
 * follows a delegation that is only in that parameter, so it contains the code itself unless the EntryPoint looks.
 */
export function overrideCode(sender: Hex, code: Hex | undefined, isDelegating = false): readonly unknown[] {
  return code ? [{ [sender]: { code: isDelegating ? designator : code } }] : []
}
