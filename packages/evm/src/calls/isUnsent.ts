import {
  atomicityNotSupported,
  providerUnsupportedMethod,
  rpcInvalidParams,
  rpcMethodNotFound,
  rpcMethodNotSupported,
  upgradeRejected,
} from '@latchkey/protocol'

const refusals = [
  upgradeRejected,
  atomicityNotSupported,
  providerUnsupportedMethod,
  rpcInvalidParams,
  rpcMethodNotFound,
  rpcMethodNotSupported,
]

/** Whether an error means that nothing was sent, and nothing will be. Any other failure may hide a bundle on its way. */
export function isUnsent(error: unknown): boolean {
  return refusals.some((kind) => kind.is(error))
}
