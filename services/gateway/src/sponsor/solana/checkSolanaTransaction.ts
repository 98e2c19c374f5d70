import { operationInvalid, sponsorRefused } from '../errors'
import type { SolanaTransaction } from './readSolanaTransaction'
import type { SolanaSponsor } from './SolanaSponsor'

const system = '1'.repeat(32)
/** The system program's AdvanceNonceAccount: such a transaction never expires. */
const advanceNonce = '4,0,0,0'

/**
 * Checks what a transaction may do to the sponsor, without asking the network: it pays the fee and takes part in nothing.
 * Returns the visitor, who signs. @throws operationInvalid, sponsorRefused
 */
export function checkSolanaTransaction(
  { signers, keys, instructions }: Pick<SolanaTransaction, 'signers' | 'keys' | 'instructions'>,
  { address, programs }: Pick<SolanaSponsor, 'address' | 'programs'>,
): string {
  const [payer, visitor] = keys
  if (payer !== address) throw operationInvalid({ reason: 'somebody else pays' })
  if (signers < 2 || visitor === undefined) throw operationInvalid({ reason: 'no visitor signs' })
  if (instructions.length === 0) throw operationInvalid({ reason: 'it does nothing' })
  for (const { program, accounts } of instructions) {
    // Its signature would count for the instruction too.
    if ([program, ...accounts].includes(0)) throw sponsorRefused({ reason: 'target' })
    const name = keys[program] ?? ''
    if (programs && !programs.has(name)) throw sponsorRefused({ reason: 'target' })
  }
  const [first] = instructions
  if (first && keys[first.program] === system && [...first.data.subarray(0, 4)].join() === advanceNonce)
    throw sponsorRefused({ reason: 'target' })
  return visitor
}
