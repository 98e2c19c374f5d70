import { defineError } from './defineError'

/** [WC-7] A request without a session. */
export const connectFirst = /* @__PURE__ */ defineError(
  'pairing/connect-first',
  'Please call connect() before request()',
)

/** [WC-7] The pairing client hasn't started. */
export const signClientNotInitialized = /* @__PURE__ */ defineError(
  'pairing/not-initialized',
  'Sign Client not initialized',
)

/** [WC-7] The session doesn't include this namespace. */
export const namespaceNotConfigured = /* @__PURE__ */ defineError(
  'pairing/namespace-not-configured',
  'Namespace is not configured. Please call connect() first with namespace config.',
  { values: ['namespace'] },
)

/** [WC-7] A chain has no RPC URL. */
export const noRpcUrl = /* @__PURE__ */ defineError(
  'pairing/no-rpc-url',
  'No RPC url provided for chainId: {chainId}',
)

/** [WC-7] A chain has no RPC provider. */
export const rpcProviderNotFound = /* @__PURE__ */ defineError(
  'pairing/rpc-provider-not-found',
  'JSON-RPC provider for {chainId} not found',
)
