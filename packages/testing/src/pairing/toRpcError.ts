import { isLatchkeyError } from '@latchkey/protocol'
import type { RpcError } from '../script/rpcError'

/** Whatever was thrown, as it goes to a site. */
export function toRpcError(error: unknown): RpcError {
  if (isLatchkeyError(error)) return { code: error.wireCode ?? -32000, message: error.message }
  if (typeof error === 'object' && error !== null && 'code' in error && 'message' in error)
    return { ...error, code: Number(error.code), message: String(error.message) }
  return { code: -32000, message: String(error) }
}
