import { userRejected } from './connect'
import type { ErrorKind } from './defineError'
import {
  chainDisconnected,
  chainUnrecognized,
  providerDisconnected,
  providerUnauthorized,
  providerUnsupportedMethod,
  walletChainInvalid,
  walletDefault,
} from './provider'
import {
  rpcInternal,
  rpcInvalidInput,
  rpcInvalidParams,
  rpcInvalidRequest,
  rpcLimitExceeded,
  rpcMethodNotFound,
  rpcMethodNotSupported,
  rpcParse,
  rpcResourceNotFound,
  rpcResourceUnavailable,
  rpcTransactionRejected,
  rpcVersionNotSupported,
} from './rpc'
import {
  atomicityNotSupported,
  bundleTooLarge,
  callChainNotSupported,
  capabilityNotSupported,
  duplicateBundle,
  unknownBundle,
  upgradeRejected,
} from './walletCall'

const kinds = [
  userRejected,
  providerUnauthorized,
  providerUnsupportedMethod,
  providerDisconnected,
  chainDisconnected,
  chainUnrecognized,
  walletDefault,
  walletChainInvalid,
  rpcParse,
  rpcInvalidRequest,
  rpcMethodNotFound,
  rpcInvalidParams,
  rpcInternal,
  rpcInvalidInput,
  rpcResourceNotFound,
  rpcResourceUnavailable,
  rpcTransactionRejected,
  rpcMethodNotSupported,
  rpcLimitExceeded,
  rpcVersionNotSupported,
  capabilityNotSupported,
  callChainNotSupported,
  duplicateBundle,
  unknownBundle,
  bundleTooLarge,
  upgradeRejected,
  atomicityNotSupported,
]

/** An error kind with a wire code. None of them takes values. */
export type CodeKind = ErrorKind<string>

/** [HTTP-10] Finds the error kind for a JSON-RPC, provider or wallet-call code. */
export function kindOfCode(code: number): CodeKind | undefined {
  return kinds.find((kind) => kind.wireCode === code)
}
