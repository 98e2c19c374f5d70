import { malformedAnswer, type Network } from '@latchkey/protocol'
import type { Address } from '@solana/addresses'
import { type Instruction, isWritableRole } from '@solana/instructions'
import type { Blockhash } from '@solana/rpc-types'
import {
  appendTransactionMessageInstructions,
  createTransactionMessage,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/transaction-messages'
import { compileTransaction, getBase64EncodedWireTransaction } from '@solana/transactions'
import { askNode } from '../read/askNode'
import { parseAmount } from '../read/parseAmount'
import { getPriorityFee } from './getPriorityFee'
import { computeBudget } from './instructions/computeBudget'

/** What to do, who pays, and how many compute units it may use. */
export type Plan = {
  readonly network: Network
  readonly payer: Address
  readonly instructions: readonly Instruction[]
  readonly units: bigint
}

/** The block that a transaction refers to; the chain forgets it after about a minute. */
async function getLatestBlockhash(network: Network) {
  const method = 'getLatestBlockhash'
  const answer = await askNode(network, { method, params: [{ commitment: 'confirmed' }] })
  const { blockhash, lastValidBlockHeight } = Object(Object(answer).value)
  if (typeof blockhash !== 'string' || !/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(blockhash))
    throw malformedAnswer({ what: method })
  return {
    blockhash: blockhash as Blockhash,
    lastValidBlockHeight: parseAmount(lastValidBlockHeight, method),
  }
}

/**
 * Builds an unsigned transaction in base64 for the latest block, with a priority fee like others pay. @throws
 * malformedAnswer, networkFailure
 */
export async function buildTransaction({ network, payer, instructions, units }: Plan): Promise<string> {
  const written = instructions
    .flatMap(({ accounts = [] }) => accounts)
    .filter(({ role }) => isWritableRole(role))
    .map((account) => account.address)
  const [price, lifetime] = await Promise.all([
    getPriorityFee(network, [...new Set(written)]),
    getLatestBlockhash(network),
  ])
  const empty = setTransactionMessageFeePayer(payer, createTransactionMessage({ version: 0 }))
  const message = appendTransactionMessageInstructions(
    [...computeBudget(units, price), ...instructions],
    setTransactionMessageLifetimeUsingBlockhash(lifetime, empty),
  )
  return getBase64EncodedWireTransaction(compileTransaction(message))
}
