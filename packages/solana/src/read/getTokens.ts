import type { TokenBalance } from '@latchkey/core'
import { fromBaseUnits, type Network } from '@latchkey/protocol'
import { getTokenAccounts } from './getTokenAccounts'

/** The token program, and the one with extensions (Token-2022). */
const programs = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]

/** [SOL-1] The balance of each token over all token accounts, without empty ones. The chain has no symbols. @throws malformedAnswer, networkFailure */
export async function getTokens({
  address,
  network,
}: {
  readonly address: string
  readonly network: Network
}): Promise<readonly TokenBalance[]> {
  const lists = await Promise.all(
    programs.map((programId) => getTokenAccounts(network, address, { programId })),
  )
  const sums = new Map<string, { readonly amount: bigint; readonly decimals: number }>()
  for (const { mint, amount, decimals } of lists.flat())
    sums.set(mint, { amount: amount + (sums.get(mint)?.amount ?? 0n), decimals })
  return [...sums]
    .filter(([, { amount }]) => amount > 0n)
    .map(([token, { amount, decimals }]) => ({
      token,
      value: fromBaseUnits(amount, decimals),
      symbol: '',
      decimals,
    }))
}
