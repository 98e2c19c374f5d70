import { defineError } from './defineError'

/** The server received text that is not JSON. */
export const rpcParse = /* @__PURE__ */ defineError('rpc/parse', 'The request is not valid JSON', {
  wireCode: -32700,
})

/** The server received JSON that is not a request. */
export const rpcInvalidRequest = /* @__PURE__ */ defineError(
  'rpc/invalid-request',
  'The request is not valid JSON-RPC',
  { wireCode: -32600 },
)

/** The method does not exist. */
export const rpcMethodNotFound = /* @__PURE__ */ defineError(
  'rpc/method-not-found',
  'The method does not exist',
  { wireCode: -32601 },
)

/** The parameters don't match the method. */
export const rpcInvalidParams = /* @__PURE__ */ defineError(
  'rpc/invalid-params',
  'Invalid method parameters',
  { wireCode: -32602 },
)

/** The server failed. */
export const rpcInternal = /* @__PURE__ */ defineError('rpc/internal', 'Internal JSON-RPC error', {
  wireCode: -32603,
})

/** Parameters are missing or invalid. */
export const rpcInvalidInput = /* @__PURE__ */ defineError(
  'rpc/invalid-input',
  'Missing or invalid parameters',
  { wireCode: -32000 },
)

/** The requested resource does not exist. */
export const rpcResourceNotFound = /* @__PURE__ */ defineError(
  'rpc/resource-not-found',
  'The requested resource was not found',
  { wireCode: -32001 },
)

/** The requested resource is in use. */
export const rpcResourceUnavailable = /* @__PURE__ */ defineError(
  'rpc/resource-unavailable',
  'The requested resource is unavailable',
  { wireCode: -32002 },
)

/** The transaction was rejected. */
export const rpcTransactionRejected = /* @__PURE__ */ defineError(
  'rpc/transaction-rejected',
  'The transaction was rejected',
  { wireCode: -32003 },
)

/** The method exists but is not implemented. */
export const rpcMethodNotSupported = /* @__PURE__ */ defineError(
  'rpc/method-not-supported',
  'The method is not supported',
  { wireCode: -32004 },
)

/** Too many requests. */
export const rpcLimitExceeded = /* @__PURE__ */ defineError('rpc/limit-exceeded', 'Too many requests', {
  wireCode: -32005,
})

/** The version of JSON-RPC is not supported. */
export const rpcVersionNotSupported = /* @__PURE__ */ defineError(
  'rpc/version-not-supported',
  'This version of JSON-RPC is not supported',
  { wireCode: -32006 },
)
