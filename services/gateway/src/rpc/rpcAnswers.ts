import { rpcInvalidRequest, rpcMethodNotFound } from '@latchkey/protocol'
import type { RpcCall } from './parseRpcCall'

/** Answers that the gateway gives itself, as JSON texts. */
export const rpcAnswers = {
  result: (id: RpcCall['id'], resultText: string) =>
    `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${resultText}}`,
  notPublic: (id: RpcCall['id']) => refusal(id, rpcMethodNotFound),
  noCall: () => refusal(null, rpcInvalidRequest),
} as const

function refusal(id: RpcCall['id'], kind: typeof rpcMethodNotFound | typeof rpcInvalidRequest): string {
  return JSON.stringify({ jsonrpc: '2.0', id, error: { code: kind.wireCode, message: kind.text } })
}
