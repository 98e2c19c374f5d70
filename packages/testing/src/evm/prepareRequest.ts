import { rpcError } from '../script/rpcError'
import type { MethodContext, Prepared } from './Method'
import { methodTable } from './methods/methodTable'

/** Methods with which a node would sign with its own unlocked keys; a wallet must not pass them on. */
const refused = new Set(['eth_sign', 'eth_signTransaction', 'eth_signTypedData', 'eth_signTypedData_v3'])

/** Understands a request; one that is bad in itself is prepared too, and fails when it is carried out. */
export function prepareRequest(
  context: MethodContext,
  request: { readonly method: string; readonly params: unknown },
): Prepared {
  const { method, params } = request
  const known = methodTable.get(method)
  try {
    if (known) return known(context, params)
    if (refused.has(method)) throw rpcError(4200)
    if (!/^(eth|net|web3)_/.test(method)) {
      throw rpcError(-32601, `The method "${method}" does not exist / is not available.`)
    }
  } catch (error) {
    return {
      prompts: false,
      approve() {
        throw error
      },
    }
  }
  return { prompts: false, approve: () => context.ask(context.memory.get().chainId, { method, params }) }
}
