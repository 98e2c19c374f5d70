import { array, integer, minValue, number, object, pipe, regex, safeParse, string, transform } from 'valibot'
import { refusals } from '../http/refusals'
import type { Nodes } from '../rpc/Nodes'
import type { BalanceSource } from './BalanceSource'
import { listTokens } from './Token'

/** The token program, and the one with extensions. */
const programs = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]
const amountText = pipe(
  string(),
  regex(/^\d{1,30}$/),
  transform((text) => BigInt(text)),
)
const nativeSchema = object({ value: pipe(number(), integer(), minValue(0)) })
const accountsSchema = object({
  value: array(
    object({
      account: object({
        data: object({
          parsed: object({ info: object({ mint: string(), tokenAmount: object({ amount: amountText }) }) }),
        }),
      }),
    }),
  ),
})

/** What an account of a Solana network holds: the native currency, and of all its token accounts those of listed tokens. */
export function createSolanaBalances(nodes: Pick<Nodes, 'callMany'>): BalanceSource {
  return async (chain, address, signal) => {
    const calls = [
      { method: 'getBalance', params: [address] },
      ...programs.map((programId) => ({
        method: 'getTokenAccountsByOwner',
        params: [address, { programId }, { encoding: 'jsonParsed' }],
      })),
    ]
    const [native, ...owned] = await nodes.callMany(chain.id, calls, signal)
    const lamports = safeParse(nativeSchema, native?.ok ? native.result : undefined)
    const lists = owned.map((outcome) => safeParse(accountsSchema, outcome.ok ? outcome.result : undefined))
    if (!lamports.success || !lists.every(({ success }) => success))
      throw refusals.chainDown({ chainId: chain.id })
    const amounts = new Map<string, bigint>()
    for (const list of lists)
      for (const { account } of list.success ? list.output.value : []) {
        const { mint, tokenAmount } = account.data.parsed.info
        // An account may have several token accounts of one token.
        amounts.set(mint, (amounts.get(mint) ?? 0n) + tokenAmount.amount)
      }
    return listTokens(chain).flatMap((token) => {
      const amount = token.isNative ? BigInt(lamports.output.value) : (amounts.get(token.address) ?? 0n)
      return amount > 0n ? [{ token, amount }] : []
    })
  }
}
