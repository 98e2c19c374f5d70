import type { Address } from '@solana/addresses'
import type { Instruction } from '@solana/instructions'
import {
  appendTransactionMessageInstructions,
  createTransactionMessage,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/transaction-messages'
import { compileTransaction, getBase64EncodedWireTransaction } from '@solana/transactions'
import { computeBudget } from './instructions/computeBudget'
import type { Lifetime } from './readLifetime'

/** What to do, who pays, how many compute units it may use, and the price of one in millionths of a lamport. */
export type PricedPlan = {
  readonly payer: Address
  readonly instructions: readonly Instruction[]
  readonly units: bigint
  readonly price: bigint
}

/** Writes an unsigned transaction in base64. */
export function encodeTransaction(plan: PricedPlan, lifetime: Lifetime): string {
  const { payer, instructions, units, price } = plan
  const empty = setTransactionMessageFeePayer(payer, createTransactionMessage({ version: 0 }))
  const message = appendTransactionMessageInstructions(
    [...computeBudget(units, price), ...instructions],
    setTransactionMessageLifetimeUsingBlockhash(lifetime, empty),
  )
  return getBase64EncodedWireTransaction(compileTransaction(message))
}
