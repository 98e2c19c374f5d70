import { rpcError } from '../script/rpcError'
import type { Prepared } from '../wallet/createAsk'
import type { MethodContext } from './Method'
import { methodTable } from './methods/methodTable'

/** Methods with which a node would sign with its own keys; a wallet must not pass them on. */
const refused = new Set(['eth_sign', 'eth_signTransaction', 'eth_signTypedData', 'eth_signTypedData_v3'])

/** Parses a request. @throws RpcError */
export function prepareRequest(context: MethodContext, method: string, params: unknown): Prepared {
  const known = methodTable.get(method)
  if (known) return known(context, params)
  if (refused.has(method)) throw rpcError(4200)
  if (!/^(eth|net|web3)_/.test(method)) {
    throw rpcError(-32601, `The method "${method}" does not exist / is not available.`)
  }
  return { prompts: false, approve: () => context.ask(context.memory.get().chainId, { method, params }) }
}
