import {
  array,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  optional,
  pipe,
  regex,
  strictObject,
  string,
  transform,
} from 'valibot'
import { isAddress } from 'viem'

const address = pipe(
  string(),
  regex(/^0x[0-9a-fA-F]{40}$/, 'not an address'),
  transform((text) => {
    const lower = text.toLowerCase()
    return isAddress(lower) ? lower : ('0x' as const)
  }),
)
const bps = pipe(number(), integer(), minValue(0), maxValue(9_999))
const fee = pipe(number(), integer(), minValue(1), maxValue(999_999))

const venue = strictObject({
  /** Such as `uniswap`; shown in routes. */
  name: pipe(string(), regex(/^[a-z0-9-]{1,30}$/)),
  v2: optional(
    strictObject({
      factory: address,
      /** What its pools take, in hundredths of a percent. */
      feeBps: optional(bps, 30),
      /** With the interface of Router02. Not needed where `router` trades in these pools. */
      router: optional(address),
    }),
  ),
  v3: optional(
    strictObject({
      factory: address,
      /** QuoterV2, not the older Quoter. */
      quoter: address,
      /** The fees of its pools, in millionths. */
      fees: optional(pipe(array(fee), minLength(1), maxLength(5)), [100, 500, 3_000, 10_000]),
    }),
  ),
  /** With the interface of SwapRouter02: v2 and v3, several calls and permits in one transaction. */
  router: optional(address),
})

/** The pools of a network: where they are, and which tokens lead from one to another. */
export const poolChainSchema = object({
  /** CAIP-2. */
  chainId: pipe(string(), regex(/^eip155:[1-9]\d{0,15}$/)),
  /** The wrapped native token. */
  wrapped: address,
  /** Tokens that many others have pools with. */
  stables: optional(pipe(array(address), maxLength(4)), []),
  venues: pipe(array(venue), minLength(1), maxLength(5)),
})

/** The pools of a network. */
export type PoolChain = InferOutput<typeof poolChainSchema>

/** An exchange on a network: Uniswap, or a fork of it. */
export type PoolVenue = PoolChain['venues'][number]
