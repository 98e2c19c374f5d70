import { defineError, type ErrorKind } from './defineError'
import type { ErrorValue } from './LatchkeyError'

/** [NET-4] The namespace of a network has no adapter. */
export const noAdapter = /* @__PURE__ */ defineError(
  'network/no-adapter',
  "Adapter for namespace {namespace} doesn't exist",
)

/** The network isn't configured. */
export const networkNotFound = /* @__PURE__ */ defineError('network/not-found', 'Network not found', {
  values: ['id'],
})

const switchError = /* @__PURE__ */ defineError(
  'network/cannot-switch',
  'Failed to switch to chain {id}: the chain is not approved or the wallet does not support {method}',
  { seenBy: 'visitor' },
)

/** [NET-3] The wallet didn't switch networks. Only the EVM family has a method to name. */
export const cannotSwitch: ErrorKind<'network/cannot-switch', 'id'> = /* @__PURE__ */ Object.assign(
  ({ id }: { readonly id: ErrorValue }, made?: { readonly cause?: unknown }) => {
    const method = `${id}`.startsWith('eip155:') ? 'wallet_switchEthereumChain' : 'switching networks'
    return switchError({ id, method }, made)
  },
  switchError,
)

/** [EVM-3] The wallet didn't add the chain. */
export const chainNotSupported = /* @__PURE__ */ defineError(
  'network/chain-not-supported',
  'Chain is not supported',
  { seenBy: 'visitor' },
)

/** [CON-6] The last network of a namespace can't be removed. */
export const lastNetwork = /* @__PURE__ */ defineError(
  'network/last',
  "Can't remove the last {namespace} network",
)

/** [IDF-3] Not a known namespace. */
export const unknownNamespace = /* @__PURE__ */ defineError(
  'network/unknown-namespace',
  'Unknown namespace "{namespace}"',
)

/** Networks were used before they had a client. */
export const networkClientNotSet = /* @__PURE__ */ defineError(
  'network/client-not-set',
  'NetworkController client not set',
)

/** A call needs a chain. */
export const chainRequired = /* @__PURE__ */ defineError('network/chain-required', 'Chain is required')

/** A call needs an active network. */
export const networkUndefined = /* @__PURE__ */ defineError('network/undefined', 'CaipNetwork is undefined')

/** A call needs an active network and an address. */
export const networkOrAddressUndefined = /* @__PURE__ */ defineError(
  'network/or-address-undefined',
  'CaipNetwork or CaipAddress is undefined',
)
