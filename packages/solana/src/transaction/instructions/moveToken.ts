import type { Address } from '@solana/addresses'
import { AccountRole, type Instruction } from '@solana/instructions'
import { writeData } from './writeData'

/** The tokens to move between two token accounts. */
export type TokenMove = {
  readonly program: Address
  readonly mint: Address
  readonly decimals: number
  readonly amount: bigint
  readonly owner: Address
  readonly source: Address
  readonly target: Address
  /** What the token keeps of the amount; null for a token that keeps nothing. */
  readonly withheld?: bigint | null
}

/** Moves tokens. With the decimals and what the token keeps, so the program rejects anything else. */
export function moveToken(move: TokenMove): Instruction {
  const { program, mint, amount, owner, source, target, withheld = null } = move
  const { READONLY, WRITABLE, READONLY_SIGNER } = AccountRole
  const decimals = BigInt(move.decimals)
  return {
    programAddress: program,
    accounts: [
      { address: source, role: WRITABLE },
      { address: mint, role: READONLY },
      { address: target, role: WRITABLE },
      { address: owner, role: READONLY_SIGNER },
    ],
    data:
      withheld === null
        ? writeData([12n, 1], [amount, 8], [decimals, 1])
        : writeData([26n, 1], [1n, 1], [amount, 8], [decimals, 1], [withheld, 8]),
  }
}
