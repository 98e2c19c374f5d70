import {
  array,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minValue,
  nullish,
  number,
  object,
  optional,
  pipe,
  record,
  regex,
  string,
  transform,
  union,
  unknown,
} from 'valibot'

/** Shown as it is, so check it. */
const key = pipe(string(), regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/))
const count = pipe(number(), integer(), minValue(0))
/** A string when it is too large for a number. */
const amount = pipe(
  union([count, pipe(string(), regex(/^\d{1,20}$/))]),
  transform((value) => BigInt(value)),
)
const tokenBalances = optional(
  nullish(
    array(
      object({
        mint: key,
        owner: optional(key),
        uiTokenAmount: object({ amount, decimals: pipe(count, maxValue(255)) }),
      }),
    ),
  ),
)

/** The part of a parsed transaction that shows what moved. */
export const solanaTransaction = object({
  blockTime: nullish(count),
  meta: object({
    err: unknown(),
    fee: amount,
    preBalances: array(amount),
    postBalances: array(amount),
    preTokenBalances: tokenBalances,
    postTokenBalances: tokenBalances,
  }),
  transaction: object({
    message: object({
      accountKeys: pipe(array(object({ pubkey: key })), maxLength(1_000)),
      instructions: array(
        object({
          programId: key,
          parsed: optional(unknown()),
        }),
      ),
    }),
  }),
})

/** A parsed transaction from a node. */
export type SolanaTransaction = InferOutput<typeof solanaTransaction>

/** A row in the list of an account's transactions. */
export const signatureRow = object({
  signature: pipe(string(), regex(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/)),
  slot: count,
  err: unknown(),
  blockTime: nullish(count),
})

/** A row in the list of an account's transactions. */
export type SignatureRow = InferOutput<typeof signatureRow>

/** What an instruction does, if the node knows its program. */
export const parsedInstruction = object({ type: string(), info: record(string(), unknown()) })
