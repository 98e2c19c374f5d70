import type { Address } from '@solana/addresses'
import { type Instruction, isWritableRole } from '@solana/instructions'

/** The accounts that instructions write, each once. */
export function writtenBy(instructions: readonly Instruction[]): readonly Address[] {
  const written = instructions
    .flatMap(({ accounts = [] }) => accounts)
    .filter(({ role }) => isWritableRole(role))
    .map((account) => account.address)
  return [...new Set(written)]
}
