import type { Address } from 'viem'
import type { PoolVenue } from './poolChainSchema'

/** A contract that swaps. */
export type PoolRouter = {
  readonly address: Address
  /** `many` runs several calls in one transaction, as SwapRouter02 does; `one` is Router02. */
  readonly runs: 'many' | 'one'
}

/** An exchange whose contracts answered as configured, and the routers that trade in its pools. */
export type OpenVenue = {
  readonly name: string
  readonly v2?: { readonly factory: Address; readonly feeBps: number; readonly router: PoolRouter }
  readonly v3?: NonNullable<PoolVenue['v3']> & { readonly router: PoolRouter }
}

/** A network whose pools can be used. */
export type OpenPoolChain = {
  readonly chainId: string
  readonly wrapped: Address
  readonly stables: readonly Address[]
  readonly venues: readonly OpenVenue[]
}

/** One pool on the way from a token to another. */
export type PoolHop = {
  readonly kind: 'v2' | 'v3'
  readonly factory: Address
  readonly from: Address
  readonly to: Address
  /** In millionths. */
  readonly fee: number
}

/** A way from one token to another, over pools of one kind. */
export type PoolRoute = {
  readonly kind: 'v2' | 'v3'
  readonly venue: string
  readonly hops: readonly PoolHop[]
  readonly router: PoolRouter
  /** For v3. */
  readonly quoter?: Address
}
