import type { Address } from '@solana/addresses'
import { AccountRole, type Instruction } from '@solana/instructions'
import { systemProgram, tokenAccountProgram } from './programs'
import { writeData } from './writeData'

/** The tokens to move, and between whom. */
export type TokenTransfer = {
  readonly program: Address
  readonly mint: Address
  readonly decimals: number
  readonly amount: bigint
  readonly owner: Address
  /** The owner's token account. */
  readonly source: Address
  readonly receiver: Address
  /** The receiver's token account. */
  readonly target: Address
}

/** Creates the receiver's account if it is missing, and moves the amount. */
export function transferToken(transfer: TokenTransfer): readonly Instruction[] {
  const { program, mint, decimals, amount, owner, source, receiver, target } = transfer
  const { READONLY, WRITABLE, READONLY_SIGNER, WRITABLE_SIGNER } = AccountRole
  return [
    {
      programAddress: tokenAccountProgram,
      accounts: [
        { address: owner, role: WRITABLE_SIGNER },
        { address: target, role: WRITABLE },
        { address: receiver, role: READONLY },
        { address: mint, role: READONLY },
        { address: systemProgram, role: READONLY },
        { address: program, role: READONLY },
      ],
      // The variant that accepts an existing account.
      data: writeData([1n, 1]),
    },
    {
      programAddress: program,
      accounts: [
        { address: source, role: WRITABLE },
        { address: mint, role: READONLY },
        { address: target, role: WRITABLE },
        { address: owner, role: READONLY_SIGNER },
      ],
      // With the decimals, so the program rejects a wrong amount.
      data: writeData([12n, 1], [amount, 8], [BigInt(decimals), 1]),
    },
  ]
}
