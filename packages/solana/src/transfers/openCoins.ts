import type { Address } from '@solana/addresses'
import type { Instruction } from '@solana/instructions'
import { transferSol } from '../transaction/instructions/transferSol'
import type { ChainAccount } from './ChainAccount'
import type { Moves } from './Moves'
import type { RentOf } from './readRent'

/** A transfer and the two budget instructions take 450 units; the rest is room for a wallet's own instructions. */
const units = 3_000n

type Parties = {
  readonly owner: Address
  readonly receiver: Address
  readonly nativeBalance: bigint
  /** The receiver's account; null if it doesn't exist. */
  readonly received: ChainAccount | null
  /** Puts the visitor's note on the chain. */
  readonly memo: Instruction | undefined
  readonly rentOf: RentOf
}

/** How SOL gets from one account to another. */
export function openCoins(parties: Parties): Moves {
  const { owner, receiver, nativeBalance, received, memo, rentOf } = parties
  const missing = rentOf(received?.data.length ?? 0) - (received?.lamports ?? 0n)
  return {
    balance: nativeBalance,
    movable: nativeBalance,
    units,
    rent: 0n,
    least: missing > 0n && owner !== receiver ? missing : 0n,
    instructionsFor: (amount) => [...(memo ? [memo] : []), transferSol(owner, receiver, amount)],
  }
}
