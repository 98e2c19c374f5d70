import { defineError } from './defineError'

export { noAdapter } from '../network/noAdapter'

/** The network is not among the configured ones. */
export const networkNotFound = /* @__PURE__ */ defineError('network/not-found', 'Network not found', {
  values: ['id'],
})

/** [NET-3] The wallet did not change the network. */
export const cannotSwitch = /* @__PURE__ */ defineError(
  'network/cannot-switch',
  'Failed to switch to chain {id}: the chain is not approved or the wallet does not support wallet_switchEthereumChain',
  { seenBy: 'visitor' },
)

/** [EVM-3] The wallet did not add the chain. */
export const chainNotSupported = /* @__PURE__ */ defineError(
  'network/chain-not-supported',
  'Chain is not supported',
  { seenBy: 'visitor' },
)

/** [CON-6] The last network of a namespace is not removed. */
export const lastNetwork = /* @__PURE__ */ defineError(
  'network/last',
  'The last network of {namespace} can not be removed',
)

/** [IDF-3] Not one of the known namespaces. */
export const unknownNamespace = /* @__PURE__ */ defineError(
  'network/unknown-namespace',
  'There is no namespace {namespace}',
)

/** Networks were used before they had a client. */
export const networkClientNotSet = /* @__PURE__ */ defineError(
  'network/client-not-set',
  'NetworkController client not set',
)

/** A call needs to be told its chain. */
export const chainRequired = /* @__PURE__ */ defineError('network/chain-required', 'Chain is required')

/** A call needs an active network. */
export const networkUndefined = /* @__PURE__ */ defineError('network/undefined', 'CaipNetwork is undefined')

/** A call needs an active network and an address. */
export const networkOrAddressUndefined = /* @__PURE__ */ defineError(
  'network/or-address-undefined',
  'CaipNetwork or CaipAddress is undefined',
)
