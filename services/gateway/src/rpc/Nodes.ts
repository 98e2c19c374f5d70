import type { Chain } from '../config/chainSchema'
import type { EsploraCall } from './askEsplora'
import type { NodeAnswer } from './requestNode'

/** A JSON-RPC call. */
export type NodeCall = { readonly method: string; readonly params: readonly unknown[] }

/** How one of several calls went. */
export type CallOutcome =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly error: unknown }

/** The chains of the configuration and the nodes that answer for them. */
export type Nodes = {
  readonly chains: readonly Chain[]
  /** The chain of a CAIP-2 id. @throws unsupportedChain */
  find(chainId: string): Chain
  /** Sends a JSON text as it is, to one node after the other until one answers. @throws unsupportedChain, chainDown */
  ask(chainId: string, body: string, signal?: AbortSignal): Promise<NodeAnswer>
  /**
   * One call of Esplora, for a chain of Bitcoin: one API after the other is asked until `read` can read an answer (status
   * 200, 400 or 404), and throws no nodeFailed. @throws unsupportedChain, chainDown, what `read` throws
   */
  askEsplora<Read>(
    chainId: string,
    call: EsploraCall,
    read: (answer: NodeAnswer) => Read,
    signal?: AbortSignal,
  ): Promise<Read>
  /** One call. @throws unsupportedChain, chainDown, callRefused */
  call(chainId: string, call: NodeCall, signal?: AbortSignal): Promise<unknown>
  /**
   * Several calls in one request, each with its own outcome; the answer may have `mostBytes` where that is told.
   * @throws unsupportedChain, chainDown
   */
  callMany(
    chainId: string,
    calls: readonly NodeCall[],
    signal?: AbortSignal,
    mostBytes?: number,
  ): Promise<CallOutcome[]>
  stop(): Promise<void>
}
