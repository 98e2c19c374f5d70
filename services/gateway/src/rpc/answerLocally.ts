import type { AnswerCache } from './createAnswerCache'
import type { ChainFacts } from './describeChain'
import type { RpcCall } from './parseRpcCall'
import { rpcAnswers } from './rpcAnswers'

/** Answers a call without a node: because it is rejected, known from the configuration, or cached for good. */
export function answerLocally(chain: ChainFacts, call: RpcCall, cache: AnswerCache): string | undefined {
  if (!chain.methods.has(call.method)) return rpcAnswers.notPublic(call.id)
  const resultText = chain.results.get(call.method) ?? (chain.isEvm ? cache.get(chain.id, call) : undefined)
  return resultText === undefined ? undefined : rpcAnswers.result(call.id, resultText)
}
