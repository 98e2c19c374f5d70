import {
  atomicityNotSupported,
  bundleTooLarge,
  callChainNotSupported,
  callReverted,
  cannotSwitch,
  capabilityNotSupported,
  chainNotApproved,
  chainUnrecognized,
  invalidRequest,
  methodNotApproved,
  notConnected,
  notSupportedByWallet,
  providerUnauthorized,
  providerUnsupportedMethod,
  requestRefused,
  rpcInvalidParams,
  rpcMethodNotFound,
  rpcMethodNotSupported,
  rpcTransactionRejected,
  sessionNotFound,
  upgradeRejected,
  userRejected,
} from '@latchkey/protocol'

/** Nobody asked the wallet. */
const unasked = [
  cannotSwitch,
  chainNotApproved,
  invalidRequest,
  methodNotApproved,
  notConnected,
  requestRefused,
  sessionNotFound,
]

/**
 * The wallet refused. A busy wallet isn't listed, because it may show the swap that came before. `walletRefused` isn't
 * either: it also replaces answers that can't be read.
 */
const refused = [
  userRejected,
  upgradeRejected,
  atomicityNotSupported,
  bundleTooLarge,
  callChainNotSupported,
  callReverted,
  capabilityNotSupported,
  chainUnrecognized,
  notSupportedByWallet,
  providerUnauthorized,
  providerUnsupportedMethod,
  rpcInvalidParams,
  rpcMethodNotFound,
  rpcMethodNotSupported,
  rpcTransactionRejected,
]

/**
 * [SWP-1] Whether a failure of a wallet proves that nothing was swapped, and nothing will be. After any other one, such
 * as a relay that didn't confirm, the wallet may still show the swap or have sent it.
 */
export function isUnsent(cause: unknown): boolean {
  return [...unasked, ...refused].some((kind) => kind.is(cause))
}
