import { isNamespace, publicMethods } from '@latchkey/protocol'
import type { AnswerCache } from './createAnswerCache'
import type { RpcCall } from './parseRpcCall'
import { rpcAnswers } from './rpcAnswers'

/** The answer to a call that needs no node: it is refused, known from the configuration, or can't change. */
export function answerHere(
  chainId: string,
  call: RpcCall | undefined,
  cache: AnswerCache,
): string | undefined {
  if (!call) return rpcAnswers.noCall()
  const [namespace, reference = ''] = chainId.split(':')
  if (!isNamespace(namespace) || !publicMethods[namespace].includes(call.method))
    return rpcAnswers.notPublic(call.id)
  if (namespace !== 'eip155') return undefined
  const resultText = fromReference(reference, call.method) ?? cache.get(chainId, call)
  return resultText === undefined ? undefined : rpcAnswers.result(call.id, resultText)
}

function fromReference(reference: string, method: string): string | undefined {
  if (!/^\d+$/.test(reference)) return undefined
  switch (method) {
    case 'eth_chainId':
      return `"0x${BigInt(reference).toString(16)}"`
    case 'net_version':
      return `"${reference}"`
    case 'net_listening':
      return 'true'
    default:
      return undefined
  }
}
