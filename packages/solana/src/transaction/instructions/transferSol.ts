import type { Address } from '@solana/addresses'
import { AccountRole, type Instruction } from '@solana/instructions'
import { systemProgram } from './programs'
import { writeData } from './writeData'

/** Transfers SOL. */
export function transferSol(from: Address, to: Address, lamports: bigint): Instruction {
  return {
    programAddress: systemProgram,
    accounts: [
      { address: from, role: AccountRole.WRITABLE_SIGNER },
      { address: to, role: AccountRole.WRITABLE },
    ],
    data: writeData([2n, 4], [lamports, 8]),
  }
}
