import type { Instruction } from '@solana/instructions'
import { computeBudgetProgram } from './programs'
import { writeData } from './writeData'

/**
 * Sets the compute units a transaction may use, and the price per unit in millionths of a lamport. A price of zero is set
 * too: wallets add their own to a transaction without one, and then all that was left no longer pays the fee.
 */
export function computeBudget(units: bigint, price: bigint): readonly Instruction[] {
  return [
    { programAddress: computeBudgetProgram, data: writeData([2n, 1], [units, 4]) },
    { programAddress: computeBudgetProgram, data: writeData([3n, 1], [price, 8]) },
  ]
}
