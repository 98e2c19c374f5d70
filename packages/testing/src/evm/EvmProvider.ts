import type { Listener } from '../wallet/createEventEmitter'

/** A page's side of the wallet (EIP-1193). */
export type EvmProvider = {
  request(request: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on(event: string, listener: Listener): EvmProvider
  removeListener(event: string, listener: Listener): EvmProvider
}
