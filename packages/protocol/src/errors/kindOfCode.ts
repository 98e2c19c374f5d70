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

/** The kind of a JSON-RPC, provider or wallet-call number; every one of them takes no values. */
export type CodeKind = ErrorKind<string>

/** [HTTP-10] The kind that a JSON-RPC, provider or wallet-call number stands for, if it is a known one. */
export function kindOfCode(code: number): CodeKind | undefined {
  return kinds.find((kind) => kind.wireCode === code)
}
