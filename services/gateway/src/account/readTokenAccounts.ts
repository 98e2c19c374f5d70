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
import type { CallOutcome, NodeCall } from '../rpc/Nodes'
import { isSolanaKey } from './isSolanaKey'

/** An account in which an owner holds some of a token. */
export type TokenAccount = {
  readonly account: string
  readonly mint: string
  readonly amount: bigint
  readonly decimals: number
}

/** The token program, and the one with extensions (Token-2022). */
const programs = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]
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

/** The calls that ask for all token accounts of an owner, of both programs. */
export function tokenAccountCalls(owner: string): NodeCall[] {
  return programs.map((programId) => ({
    method: 'getTokenAccountsByOwner',
    params: [owner, { programId }, { encoding: 'jsonParsed', commitment: 'confirmed' }],
  }))
}

/**
 * What those calls came to; nothing where one of them did not work. An account that the node itself can't read is left
 * out: anybody can open one for anybody, and it must not take the others with it.
 */
export function readTokenAccounts(outcomes: readonly CallOutcome[]): TokenAccount[] | undefined {
  const lists = outcomes.map((outcome) => safeParse(listSchema, outcome.ok ? outcome.result : undefined))
  if (!lists.every(({ success }) => success)) return undefined
  return lists.flatMap((list) => (list.success ? list.output.value.flatMap(readOne) : []))
}

function readOne(value: unknown): TokenAccount[] {
  const parsed = safeParse(accountSchema, value)
  if (!parsed.success) return []
  const { pubkey, account } = parsed.output
  const { mint, tokenAmount } = account.data.parsed.info
  return isSolanaKey(pubkey) && isSolanaKey(mint) ? [{ account: pubkey, mint, ...tokenAmount }] : []
}
