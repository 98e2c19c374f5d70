import type { AnswerCache } from './createAnswerCache'
import type { ChainFacts } from './describeChain'
import type { RpcCall } from './parseRpcCall'
import { rpcAnswers } from './rpcAnswers'

/** The answer to a call that needs no node: it is refused, known from the configuration, or can't change. */
export function answerHere(chain: ChainFacts, call: RpcCall, cache: AnswerCache): string | undefined {
  if (!chain.methods.has(call.method)) return rpcAnswers.notPublic(call.id)
  const resultText = chain.results.get(call.method) ?? (chain.isEvm ? cache.get(chain.id, call) : undefined)
  return resultText === undefined ? undefined : rpcAnswers.result(call.id, resultText)
}
