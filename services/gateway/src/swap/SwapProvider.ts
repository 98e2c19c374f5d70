import type { SwapCall, SwapDeclineReason, SwapQuote, SwapStep } from '@latchkey/protocol'
import type { Hex } from 'viem'

/** A token of a swap. */
export type SwapAsset = {
  /** CAIP-10 as the client wrote it. */
  readonly id: string
  /** CAIP-2. */
  readonly chainId: string
  /** Without the network; in lower case on EVM networks. */
  readonly address: string
  readonly isNative: boolean
}

/** What a visitor wants. */
export type SwapAsk = {
  readonly from: SwapAsset
  readonly to: SwapAsset
  /** Of `from` (`in`) or of `to` (`out`). */
  readonly amount: bigint
  readonly side: 'in' | 'out'
  /** The plain address that pays. Without it, offers have no steps. */
  readonly account: string | undefined
  /** The plain address that gets the tokens; never set without an account. */
  readonly receiver: string | undefined
  readonly slippageBps: number
  /** In wei. */
  readonly gasPrice: bigint | undefined
  /** The signature of the `sign` step of an earlier offer. */
  readonly permit: { readonly deadline: bigint; readonly signature: Hex } | undefined
  /**
   * Only routes that the account has approved already, for clients that approve once and not by a quote. Providers with
   * one contract for all routes ignore it.
   */
  readonly onlyApproved?: boolean
}

/** What a provider offers. Nothing in it is trusted: `isSafeOffer` and `createProver` see it first. */
export type SwapOffer = Pick<SwapQuote, 'priceImpactBps' | 'fees' | 'route' | 'expiresAt'> & {
  readonly amountIn: bigint
  /** The most that its call data can take; more than `amountIn` only for side `out`. */
  readonly amountInMax: bigint
  readonly amountOut: bigint
  /** The least that its call data accepts, as the provider says. Must not be below `leastOf(amountOut, slippageBps)`. */
  readonly amountOutMin: bigint
  readonly block: bigint | null
  readonly gas: bigint | null
  /** The contract that moves the token, in lower case; null for the native token. */
  readonly spender: string | null
  /** Empty without an account. */
  readonly steps: readonly SwapStep[]
  /**
   * The same swap without the permit, for offers whose `send` waits for a signature. It is simulated after an approval
   * of `amountInMax` for the spender, and never leaves the gateway.
   */
  readonly rehearsal?: SwapCall
}

/** The state of a swap across networks. */
export type SwapProgress = {
  readonly state: 'pending' | 'done' | 'refunded' | 'failed'
  readonly hash: string | null
}

/** Somebody who swaps. Pools on the operator's own node, or a vendor. */
export type SwapProvider = {
  /** `pools`, `0x`, … */
  readonly id: string
  /**
   * Whether this gateway writes the calls itself, from what the visitor asked for. Calls that others wrote are only given
   * away after a simulation: an exchange that is allowed can be told to pay somebody else.
   */
  readonly isOwn?: boolean
  /** Whether the operator gives its calls away where no simulation is possible: across networks, and on Solana. */
  readonly mayBeUnproven?: boolean
  /** Lists the networks that tokens of a network can be swapped to; none if it isn't served. */
  serves(chainId: string): readonly string[]
  /** Lists the contracts that may get an allowance or be called on a network, in lower case. */
  contracts(chainId: string): readonly string[]
  /** Returns the contract that usually gets the allowance on a network, in lower case. */
  spender(chainId: string): string | undefined
  /** Makes an offer, or says why not. It may throw: that counts as `failed`. */
  quote(ask: SwapAsk, signal: AbortSignal): Promise<SwapOffer | SwapDeclineReason>
  /** Sends what a `post` step had signed, and returns the hash. */
  send?(handle: string, signed: string, signal: AbortSignal): Promise<string>
  /** Tells how far a swap across networks is. */
  status?(swap: SwapSent, signal: AbortSignal): Promise<SwapProgress>
}

/** A swap across networks that was paid for. */
export type SwapSent = { readonly fromChain: string; readonly toChain: string; readonly hash: string }
