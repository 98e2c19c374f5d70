import { integer, minValue, number, object, pipe, regex, safeParse, string, transform, union } from 'valibot'
import { refusals } from '../http/refusals'
import type { Nodes } from '../rpc/Nodes'
import type { BalanceSource } from './BalanceSource'
import { findTokenAccounts } from './findTokenAccounts'
import { listTokens } from './Token'

/** A string when it is too large for a number. */
const nativeSchema = object({
  value: pipe(
    union([pipe(number(), integer(), minValue(0)), pipe(string(), regex(/^\d{1,20}$/))]),
    transform((value) => BigInt(value)),
  ),
})

/**
 * [SOL-1] Reads the native currency of a Solana account and, from all its token accounts (SPL and Token-2022), the
 * listed tokens. Others are left out: anybody can create a token with any name and send it to anybody. Amounts are the
 * chain's own, without interest or scaling.
 */
export function createSolanaBalances(nodes: Pick<Nodes, 'callMany'>): BalanceSource {
  return async (chain, address, signal) => {
    const native = { method: 'getBalance', params: [address, { commitment: 'confirmed' }] }
    const [[outcome], accounts] = await Promise.all([
      nodes.callMany(chain.id, [native], signal),
      findTokenAccounts(nodes, chain, address, signal),
    ])
    const lamports = safeParse(nativeSchema, outcome?.ok ? outcome.result : undefined)
    if (!lamports.success) throw refusals.chainDown({ chainId: chain.id })
    return listTokens(chain).flatMap((token) => {
      const { value: amount } = lamports.output
      if (token.isNative) return amount > 0n ? [{ token, amount }] : []
      // An account may have several token accounts of one token.
      const own = accounts.filter(({ mint }) => mint === token.address)
      const sum = own.reduce((total, account) => total + account.amount, 0n)
      // The chain knows the decimals of a token better than a list.
      const { decimals = token.decimals } = own[0] ?? {}
      return sum > 0n ? [{ token: { ...token, decimals }, amount: sum }] : []
    })
  }
}
