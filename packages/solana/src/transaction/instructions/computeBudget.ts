import type { Instruction } from '@solana/instructions'
import { computeBudgetProgram } from './programs'
import { writeData } from './writeData'

/** Sets the compute units a transaction may use, and the price per unit in millionths of a lamport. */
export function computeBudget(units: bigint, price: bigint): readonly Instruction[] {
  const limit = { programAddress: computeBudgetProgram, data: writeData([2n, 1], [units, 4]) }
  return price === 0n
    ? [limit]
    : [limit, { programAddress: computeBudgetProgram, data: writeData([3n, 1], [price, 8]) }]
}
