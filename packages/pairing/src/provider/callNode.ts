import { kindOfCode, malformedAnswer, rpcInternal } from '@latchkey/protocol'
import { isRecord } from '../message/isRecord'
import { nodeOf } from './nodeOf'
import type { ProviderContext } from './ProviderContext'
import { postCall } from './postCall'

/** [WC-6] Asks a node of the chain that is named, and of no other. @throws rpcProviderNotFound, noRpcUrl and what `postCall` throws */
export async function callNode(
  context: ProviderContext,
  chain: string,
  call: { readonly method: string; readonly params: unknown },
): Promise<unknown> {
  const answer = await postCall(context, nodeOf(context, chain), call)
  if (Object.hasOwn(answer, 'error') && answer.error) {
    const { error } = answer
    const code = isRecord(error) && typeof error.code === 'number' ? error.code : 0
    throw (kindOfCode(code) ?? rpcInternal)({}, { cause: error })
  }
  if (!Object.hasOwn(answer, 'result')) throw malformedAnswer({ what: call.method })
  return answer.result
}
