import type { Address, Hash, Hex } from 'viem'
import type { Prepared } from '../wallet/createAsk'
import type { WalletMemory } from './createWalletMemory'

/** Calls sent together with `wallet_sendCalls`. */
export type CallBatch = {
  readonly chainId: number
  readonly hashes: readonly Hash[]
  readonly failed: boolean
  /** Whether one transaction makes all calls. */
  readonly atomic: boolean
}

/** What the wallet's methods use. */
export type MethodContext = {
  readonly memory: WalletMemory
  /** Calls the chain's node, or the wallet's memory without one. */
  ask(chainId: number, request: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  /** Returns the key of an account that the page may use; throws 4100 for any other. */
  keyOf(address: Address): Hex
  readonly batches: Map<string, CallBatch>
  /** Runs work in sequence that must not overlap, such as taking a nonce. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>
}

/** One method of the wallet. It checks the parameters before it prompts, and throws an `RpcError` if they are invalid. */
export type Method = (context: MethodContext, params: unknown) => Prepared
