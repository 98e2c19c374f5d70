import type { SwapMessage } from '@latchkey/protocol'
import { base64 } from '@scure/base'
import { operationInvalid } from '../sponsor/errors'
import { readSolanaTransaction, type SolanaTransaction } from '../sponsor/solana/readSolanaTransaction'
import type { SwapAsk } from './SwapProvider'

const system = '11111111111111111111111111111111'
const tokens = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb']
/** They can't move anything of the account to others. */
const harmless = [
  'ComputeBudget111111111111111111111111111111',
  'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
]
/** What a transaction may pay to those who include it in a block, in lamports. */
const mostTip = 5_000_000n

/**
 * Whether a Solana transaction is to be signed by the account, calls only programs of the provider, and makes no payment
 * of its own beyond the amount to swap and a small tip.
 */
export function isSafeMessage(
  allowed: ReadonlySet<string>,
  { from, account, amount, side }: SwapAsk,
  { chainId, transaction }: SwapMessage,
): boolean {
  if (chainId !== from.chainId || !chainId.startsWith('solana:') || account === undefined || side !== 'in')
    return false
  const read = parse(transaction)
  if (!read?.keys.slice(0, read.signers).includes(account)) return false
  let paid = 0n
  for (const { program, accounts, data } of read.instructions) {
    const called = read.keys[program] ?? ''
    if (called === system) {
      // Transfer, or an account that is created by the way.
      if (data.length !== 12 || new DataView(data.slice().buffer).getUint32(0, true) !== 2) return false
      paid += new DataView(data.slice().buffer).getBigUint64(4, true)
    } else if (tokens.includes(called)) {
      const isSync = data[0] === 17
      const isOwnClosing = data[0] === 9 && read.keys[accounts[1] ?? -1] === account
      if (!isSync && !isOwnClosing) return false
    } else if (!harmless.includes(called) && !allowed.has(called)) return false
  }
  return paid <= (from.isNative ? amount : 0n) + mostTip
}

function parse(transaction: string): SolanaTransaction | undefined {
  try {
    return readSolanaTransaction(base64.decode(transaction), { mayUseTables: true })
  } catch (error) {
    // The decoder of base64 throws plain errors.
    if (operationInvalid.is(error) || error instanceof Error) return undefined
    throw error
  }
}
