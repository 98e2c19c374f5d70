import type { Address } from '@solana/addresses'
import { AccountRole, type Instruction } from '@solana/instructions'
import { systemProgram, tokenAccountProgram } from './programs'
import { writeData } from './writeData'

/** Whose account is created for which token, where, and who pays the rent. */
export type NewTokenAccount = {
  readonly payer: Address
  readonly account: Address
  readonly owner: Address
  readonly mint: Address
  readonly program: Address
}

/** Creates the associated token account of an owner if it is missing. */
export function createTokenAccount({ payer, account, owner, mint, program }: NewTokenAccount): Instruction {
  const { READONLY, WRITABLE, WRITABLE_SIGNER } = AccountRole
  return {
    programAddress: tokenAccountProgram,
    accounts: [
      { address: payer, role: WRITABLE_SIGNER },
      { address: account, role: WRITABLE },
      { address: owner, role: READONLY },
      { address: mint, role: READONLY },
      { address: systemProgram, role: READONLY },
      { address: program, role: READONLY },
    ],
    // The variant that accepts an existing account.
    data: writeData([1n, 1]),
  }
}
