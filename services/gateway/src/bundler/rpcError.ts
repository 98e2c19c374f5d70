import { bundlerCodes, rpcInvalidParams } from '@latchkey/protocol'
import {
  operationInvalid,
  operationRejected,
  operationReverted,
  operationUnsigned,
  sponsorRefused,
} from '../sponsor/errors'

/** A JSON-RPC error. */
export type RpcError = { readonly code: number; readonly message: string; readonly data?: unknown }

/** Returns the JSON-RPC error of what the sponsor threw, or nothing if it is no answer to the call. */
export function rpcError(error: unknown): RpcError | undefined {
  if (sponsorRefused.is(error)) {
    const { reason } = error.values
    return { code: bundlerCodes.refused, message: error.message, data: { reason } }
  }
  if (operationReverted.is(error))
    return { code: bundlerCodes.reverted, message: error.message, data: error.values.data }
  if (operationRejected.is(error)) return { code: bundlerCodes.rejected, message: error.message }
  if (operationUnsigned.is(error)) return { code: bundlerCodes.invalidSignature, message: error.message }
  if (operationInvalid.is(error)) return { code: bundlerCodes.invalidParams, message: error.message }
  if (rpcInvalidParams.is(error)) return { code: bundlerCodes.invalidParams, message: error.message }
  return undefined
}
