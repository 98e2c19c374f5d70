import { rpcError } from '../script/rpcError'
import type { Ask } from '../wallet/createAsk'
import type { EventEmitter } from '../wallet/createEventEmitter'
import type { EvmProvider } from './EvmProvider'
import type { MethodContext } from './Method'
import { prepareRequest } from './prepareRequest'

/** Creates the EIP-1193 provider that a page gets. */
export function createProvider(context: MethodContext, emitter: EventEmitter, ask: Ask): EvmProvider {
  const provider: EvmProvider = {
    request(request) {
      const method: unknown = request?.method
      if (typeof method !== 'string' || method === '') return Promise.reject(rpcError(-32600))
      const params = request.params ?? []
      return ask(method, params, () => prepareRequest(context, method, params))
    },
    on(event, listener) {
      emitter.on(event, listener)
      return provider
    },
    removeListener(event, listener) {
      emitter.removeListener(event, listener)
      return provider
    },
  }
  return provider
}
