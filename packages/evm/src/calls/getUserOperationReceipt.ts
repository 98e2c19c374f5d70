import { httpStatus, userOperationReceiptFailed } from '@latchkey/protocol'
import { postCall } from '@latchkey/rpc'

/** [EVM-4] The bundler's whole JSON-RPC answer on a user operation. @throws userOperationReceiptFailed, requestTimeout, networkFailure, malformedAnswer */
export async function getUserOperationReceipt(request: {
  readonly hash: string
  readonly bundlerUrl: string
}): Promise<unknown> {
  try {
    return await postCall(request.bundlerUrl, {
      method: 'eth_getUserOperationReceipt',
      params: [request.hash],
    })
  } catch (cause) {
    if (!httpStatus.is(cause)) throw cause
    throw userOperationReceiptFailed({ status: cause.values.status }, { cause })
  }
}
