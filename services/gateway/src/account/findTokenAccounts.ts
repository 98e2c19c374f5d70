import {
  array,
  integer,
  maxValue,
  minValue,
  number,
  object,
  pipe,
  regex,
  safeParse,
  string,
  transform,
  unknown,
} from 'valibot'
import type { Chain } from '../config/chainSchema'
import { refusals } from '../http/refusals'
import { isTooLarge } from '../rpc/errors'
import type { Nodes } from '../rpc/Nodes'
import { isSolanaKey } from './isSolanaKey'

/** An account in which an owner holds a token. */
export type TokenAccount = {
  readonly account: string
  readonly mint: string
  readonly amount: bigint
  readonly decimals: number
}

/** The token program, and Token-2022. */
const programs = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]
const mostMints = 50
const listSchema = object({ value: array(unknown()) })
const accountSchema = object({
  pubkey: string(),
  account: object({
    data: object({
      parsed: object({
        info: object({
          mint: string(),
          tokenAmount: object({
            amount: pipe(
              string(),
              regex(/^\d{1,20}$/),
              transform((text) => BigInt(text)),
            ),
            decimals: pipe(number(), integer(), minValue(0), maxValue(255)),
          }),
        }),
      }),
    }),
  }),
})

/**
 * Finds the accounts in which an owner holds listed tokens. Skips accounts the node can't parse: anybody can open one
 * for anybody, and it must not hide the others. @throws chainDown
 */
export async function findTokenAccounts(
  nodes: Pick<Nodes, 'callMany'>,
  { id, tokens }: Chain,
  owner: string,
  signal?: AbortSignal,
): Promise<TokenAccount[]> {
  if (tokens.length === 0) return []
  const listed = new Set(tokens.map(({ address }) => address))
  const ask = async (filters: readonly object[]) => {
    const calls = filters.map((filter) => ({
      method: 'getTokenAccountsByOwner',
      params: [owner, filter, { encoding: 'jsonParsed', commitment: 'confirmed' }],
    }))
    return (await nodes.callMany(id, calls, signal)).flatMap((outcome) => {
      const list = safeParse(listSchema, outcome.ok ? outcome.result : undefined)
      if (!list.success) throw refusals.chainDown({ chainId: id })
      return list.output.value.flatMap((value) => readOne(value, listed))
    })
  }
  try {
    return await ask(programs.map((programId) => ({ programId })))
  } catch (error) {
    // For an owner of thousands of tokens, ask for the listed ones by mint.
    if (isTooLarge(error)) return ask(tokens.slice(0, mostMints).map(({ address }) => ({ mint: address })))
    throw error
  }
}

function readOne(value: unknown, listed: ReadonlySet<unknown>): TokenAccount[] {
  // Check this first, since there may be thousands of others.
  const { info } = Object(Object(Object(Object(value).account).data).parsed)
  const parsed = listed.has(Object(info).mint) ? safeParse(accountSchema, value) : undefined
  if (!parsed?.success) return []
  const { pubkey: account, account: kept } = parsed.output
  const { mint, tokenAmount } = kept.data.parsed.info
  return isSolanaKey(account) ? [{ account, mint, ...tokenAmount }] : []
}
