import type { Chain } from '../config/chainSchema'
import type { EsploraCall } from './askEsplora'
import type { NodeAnswer } from './requestNode'

/** A JSON-RPC call. */
export type NodeCall = { readonly method: string; readonly params: readonly unknown[] }

/** The outcome of one of several calls. */
export type CallOutcome =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly error: unknown }

/** The configured chains and their nodes. */
export type Nodes = {
  readonly chains: readonly Chain[]
  /** Returns the chain of a CAIP-2 id. @throws unsupportedChain */
  find(chainId: string): Chain
  /** Sends a JSON text unchanged, trying one node after another. @throws unsupportedChain, chainDown */
  ask(chainId: string, body: string, signal?: AbortSignal): Promise<NodeAnswer>
  /**
   * Calls Esplora for a Bitcoin chain, trying one API after another until `read` accepts an answer (status 200, 400 or
   * 404) without throwing nodeFailed. @throws unsupportedChain, chainDown, whatever `read` throws
   */
  askEsplora<Read>(
    chainId: string,
    call: EsploraCall,
    read: (answer: NodeAnswer) => Read,
    signal?: AbortSignal,
  ): Promise<Read>
  /** Makes one call. @throws unsupportedChain, chainDown, callRefused */
  call(chainId: string, call: NodeCall, signal?: AbortSignal): Promise<unknown>
  /**
   * Makes several calls in one request, each with its own outcome; `mostBytes` overrides the largest answer. @throws
   * unsupportedChain, chainDown
   */
  callMany(
    chainId: string,
    calls: readonly NodeCall[],
    signal?: AbortSignal,
    mostBytes?: number,
  ): Promise<CallOutcome[]>
  stop(): Promise<void>
}
