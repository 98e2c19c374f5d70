import type { SolanaTransaction } from './parseTransaction'

const system = '1'.repeat(32)
const advance = '4,0,0,0'

/** Returns the nonce account of a transaction that doesn't expire; undefined if it has a recent block. */
export function nonceAccountOf({
  instructions,
}: Pick<SolanaTransaction, 'instructions'>): string | undefined {
  const [first] = instructions
  // The network looks at the first instruction only.
  const isAdvance = first?.program === system && `${first.data.slice(0, 4)}` === advance
  return isAdvance ? first.accounts[0] : undefined
}
