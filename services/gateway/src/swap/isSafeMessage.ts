import type { SwapMessage } from '@latchkey/protocol'
import { base64 } from '@scure/base'
import { operationInvalid } from '../sponsor/errors'
import { readSolanaTransaction, type SolanaTransaction } from '../sponsor/solana/readSolanaTransaction'
import { settledFee } from '../sponsor/solana/settledFee'
import type { SwapAsk } from './SwapProvider'
import { wrappedAccountOf } from './wrappedAccountOf'

const system = '11111111111111111111111111111111'
const budget = 'ComputeBudget111111111111111111111111111111'
const accountsProgram = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
const tokens = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb']
/** The sizes of the settings that we know: memory, units, the price of a unit, and the size of accounts. */
const settings = new Map([
  [1, 5],
  [2, 5],
  [3, 9],
  [4, 5],
])
/** What a transaction may pay besides the amount, fees included, in lamports. */
const mostTip = 5_000_000n
/** A little more than what a new token account costs; its owner can get it back. */
const rent = 2_100_000n

/**
 * Whether a Solana transaction is to be signed by the account, calls only programs of the provider, and makes no payment
 * of its own beyond small tips and fees. Only the account's own wrapped coins may get the amount to swap.
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
  let tips = settledFee(read)
  let wrapped = 0n
  for (const { program, accounts, data } of read.instructions) {
    const called = read.keys[program] ?? ''
    if (called === system) {
      // Transfer, or an account that is created by the way.
      if (data.length !== 12 || new DataView(data.slice().buffer).getUint32(0, true) !== 2) return false
      const lamports = new DataView(data.slice().buffer).getBigUint64(4, true)
      if (read.keys[accounts[1] ?? -1] === wrappedAccountOf(account)) wrapped += lamports
      else tips += lamports
    } else if (called === budget) {
      if (settings.get(data[0] ?? -1) !== data.length) return false
    } else if (called === accountsProgram) {
      // The payer is first, the owner third.
      if (read.keys[accounts[2] ?? -1] !== account) tips += rent
    } else if (tokens.includes(called)) {
      const isSync = data[0] === 17
      const isOwnClosing = data[0] === 9 && read.keys[accounts[1] ?? -1] === account
      if (!isSync && !isOwnClosing) return false
    } else if (!allowed.has(called)) return false
  }
  return tips <= mostTip && wrapped + tips <= (from.isNative ? amount : 0n) + mostTip
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
