import { base58 } from '@scure/base'
import { bytesOf } from './buildSolana'

/** The largest number of 64 bits. */
export const endless = (1n << 64n) - 1n

/** A token with 6 decimals, as its program stores it. */
export function mintData(supply: bigint): readonly number[] {
  return [...Array(36).fill(0), ...bytesOf(supply, 8), 6, 1, ...Array(36).fill(0)]
}

/** The extension for fees, in hundredths of a percent, after the part that all tokens have. */
export function feeExtension(share: bigint): readonly number[] {
  const fee = [...bytesOf(0n, 8), ...bytesOf(endless, 8), ...bytesOf(share, 2)]
  return [...Array(83).fill(0), 1, 1, 0, 108, 0, ...Array(72).fill(0), ...fee, ...fee]
}

/** A token account, as its program stores it. */
export function tokenData(
  of: string,
  holder: string,
  amount: bigint,
  { delegate, delegated = 0n }: { readonly delegate?: string; readonly delegated?: bigint } = {},
): readonly number[] {
  const optional = delegate ? [1, 0, 0, 0, ...base58.decode(delegate)] : Array(36).fill(0)
  return [
    ...base58.decode(of),
    ...base58.decode(holder),
    ...bytesOf(amount, 8),
    ...optional,
    1,
    ...Array(12).fill(0),
    ...bytesOf(delegated, 8),
    ...Array(36).fill(0),
  ]
}
