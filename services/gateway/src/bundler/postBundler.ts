import { type postBundler as contract, rpcMethodNotSupported } from '@latchkey/protocol'
import { clientAddress } from '../http/clientAddress'
import { jsonReply } from '../http/Reply'
import type { Handler } from '../http/Route'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'
import { sponsorRefused } from '../sponsor/errors'
import { answerOwn } from './answerOwn'
import { answerSolana } from './answerSolana'
import { isSolanaMethod } from './isSolanaMethod'
import { type RpcError, rpcError } from './rpcError'

/** Calls that the gateway's own key pays for. */
const own = new Set<string>(['eth_sendUserOperation', 'latchkey_sponsorTransaction'])
/** Calls that a stranger's paymaster bills the operator for. */
const billed = new Set<string>(['pm_getPaymasterData', 'pm_sponsorUserOperation'])
const daySeconds = 86_400

/** Answers JSON-RPC of ERC-4337 and ERC-7677: by the gateway's own sponsor, or the operator's bundler. */
export function postBundler(services: Services): Handler<typeof contract> {
  const { config, nodes, limiter, signIn, smartAccounts } = services
  const { sponsor, solana, chains, forwarding } = smartAccounts
  return async ({ query: { chainId: chain }, body, project, signal, context }) => {
    const { id, method, params } = body
    nodes.find(chain)
    const count = (what: string, most: number) => {
      // Hashed: counts stay in the database for a day.
      const from = signIn.keys.hide(clientAddress(context, config))
      return limiter.take(`${what} ${from}`, most, daySeconds)
    }
    try {
      // Budgets count by account, and everybody can have as many of these as they like.
      if (config.SPONSOR === 'own' && own.has(method) && count('sponsor', config.SPONSOR_CLIENT_COUNT) > 0)
        throw sponsorRefused({ reason: 'budget-visitor' })
      if (isSolanaMethod(method)) {
        const result = await answerSolana(solana, { method, params, chain, project: project.id, signal })
        return jsonReply({ jsonrpc: '2.0', id, result })
      }
      if (config.SPONSOR !== 'bundler') {
        const isSmart = async () => (await chains.codeOf(chain)) !== undefined
        const call = { method, params, chain, project: project.id, isSmart, signal }
        return jsonReply({ jsonrpc: '2.0', id, result: await answerOwn(sponsor, call) })
      }
      const seconds = billed.has(method) ? count('paymaster', config.SPONSOR_VISITOR_COUNT) : 0
      if (seconds > 0) throw refusals.tooMany({ seconds })
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
