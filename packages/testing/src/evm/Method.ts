import type { Address, Hash, Hex } from 'viem'
import type { Prepared } from '../wallet/createAsk'
import type { WalletMemory } from './createWalletMemory'

/** Calls sent together by `wallet_sendCalls`. */
export type CallBatch = {
  readonly chainId: number
  readonly hashes: readonly Hash[]
  readonly failed: boolean
}

/** What the methods of the wallet work with. */
export type MethodContext = {
  readonly memory: WalletMemory
  /** Asks the chain's node, or the wallet's own memory where there is none. */
  ask(chainId: number, request: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  /** The key of an account that the page may use; throws 4100 for any other. */
  keyOf(address: Address): Hex
  readonly batches: Map<string, CallBatch>
  /** Runs one after the other what must not overlap, such as taking a nonce. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>
}

/** One method of the wallet: checks the parameters as a wallet does before it shows anything, and throws an `RpcError` if they are bad. */
export type Method = (context: MethodContext, params: unknown) => Prepared
