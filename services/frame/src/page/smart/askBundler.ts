import {
  type BundlerMethod,
  bundlerCodes,
  callReverted,
  fieldsOf,
  kindOfCode,
  type LatchkeyError,
  type NetworkId,
  noRpcUrl,
  postBundler,
  rpcInternal,
  sponsorReasons,
} from '@latchkey/protocol'
import { callNode } from '@latchkey/rpc'
import type { FramePage } from '../FramePage'
import { gatewayUrlOf } from '../gatewayUrlOf'
import { operationRejected, sponsorRefused } from './errors'

/**
 * Asks the gateway's bundler about operations on a network.
 * @throws sponsorRefused, operationRejected, callReverted, noRpcUrl, networkFailure, requestTimeout
 */
export async function askBundler(
  frame: Pick<FramePage, 'config' | 'projectId'>,
  chain: NetworkId,
  method: BundlerMethod,
  params: readonly unknown[],
): Promise<unknown> {
  const url = gatewayUrlOf(frame, postBundler.path, { chainId: chain })
  if (url === undefined) throw noRpcUrl({ chainId: chain })
  const init: RequestInit = { credentials: 'omit', redirect: 'error' }
  return callNode(url, { method, params }, { init, toError })
}

function toError(error: unknown): LatchkeyError {
  const { code, data } = fieldsOf(error)
  if (code === bundlerCodes.refused) {
    const reason = sponsorReasons.find((one) => one === fieldsOf(data).reason)
    return sponsorRefused({ reason: reason ?? 'paused' }, { cause: error })
  }
  if (code === bundlerCodes.paymasterEmpty) return sponsorRefused({ reason: 'empty' }, { cause: error })
  if (code === bundlerCodes.paymasterRejected || code === bundlerCodes.expired)
    return sponsorRefused({ reason: 'paused' }, { cause: error })
  if (code === bundlerCodes.rejected) return operationRejected({}, { cause: error })
  if (code === bundlerCodes.reverted) return callReverted({}, { cause: error })
  return ((typeof code === 'number' && kindOfCode(code)) || rpcInternal)({}, { cause: error })
}
