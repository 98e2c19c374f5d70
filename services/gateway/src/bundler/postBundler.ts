import { type postBundler as contract, rpcMethodNotSupported } from '@latchkey/protocol'
import { clientAddress } from '../http/clientAddress'
import { jsonReply } from '../http/Reply'
import type { Handler } from '../http/Route'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'
import { answerOwn } from './answerOwn'
import { answerSolana } from './answerSolana'
import { type RpcError, rpcError } from './rpcError'

/** Calls that a stranger's paymaster bills the operator for. */
const paid = new Set<string>(['pm_getPaymasterData', 'pm_sponsorUserOperation'])
const daySeconds = 86_400

/** Answers JSON-RPC of ERC-4337 and ERC-7677: by the gateway's own sponsor, or the operator's bundler. */
export function postBundler(services: Services): Handler<typeof contract> {
  const { config, nodes, limiter, smartAccounts } = services
  const { sponsor, solana, chains, forwarding } = smartAccounts
  return async ({ query: { chainId: chain }, body, project, signal, context }) => {
    const { id, method, params } = body
    nodes.find(chain)
    try {
      if (method === 'latchkey_sponsorTransaction') {
        const result = [await answerSolana(solana, { params, chain, project: project.id, signal })]
        return jsonReply({ jsonrpc: '2.0', id, result })
      }
      if (config.SPONSOR !== 'bundler') {
        const isSmart = async () => (await chains.codeOf(chain)) !== undefined
        const call = { method, params, chain, project: project.id, isSmart, signal }
        return jsonReply({ jsonrpc: '2.0', id, result: await answerOwn(sponsor, call) })
      }
      if (paid.has(method)) {
        const key = `paymaster ${clientAddress(context, config)}`
        const seconds = limiter.take(key, config.SPONSOR_VISITOR_COUNT, daySeconds)
        if (seconds > 0) throw refusals.tooMany({ seconds })
      }
      const answer = await forwarding.forward(chain, { id, method, params }, signal)
      return jsonReply({ jsonrpc: '2.0', id, ...answer })
    } catch (cause) {
      const error = errorOf(cause)
      if (!error) throw cause
      return jsonReply({ jsonrpc: '2.0', id, error })
    }
  }
}

function errorOf(cause: unknown): RpcError | undefined {
  if (rpcMethodNotSupported.is(cause))
    return { code: rpcMethodNotSupported.wireCode ?? -32004, message: cause.message }
  return rpcError(cause)
}
