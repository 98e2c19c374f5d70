import type { AccountType } from '@latchkey/protocol'
import { moneyOf } from './readAmount'

/** What is known about the fee and what could pay it. */
export type GasFacts = {
  readonly accountType: AccountType | null
  /** The native balance and the most that the fee and other costs can take, in the smallest unit. */
  readonly nativeBalance: bigint
  readonly cost: bigint
  readonly decimals: number
  /** What one native coin costs; null if nobody knows. */
  readonly price: number | null
}

/**
 * [SND-4] Whether the account can't pay the fee: its balance in USD is zero or lower than the fee in USD. Without a price
 * the same is asked in native units. Never for a smart account, whose fee others may pay.
 */
export function isGasShort({ accountType, nativeBalance, cost, decimals, price }: GasFacts): boolean {
  if (accountType === 'smartAccount') return false
  const balance = moneyOf(nativeBalance, decimals, price)
  const fee = moneyOf(cost, decimals, price)
  if (!balance || !fee) return nativeBalance === 0n || nativeBalance < cost
  return balance.sign === 0 || balance.compare(fee) < 0
}
