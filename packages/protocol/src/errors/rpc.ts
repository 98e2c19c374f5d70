import { defineError } from './defineError'

/** The other side got text that is not JSON. */
export const rpcParse = /* @__PURE__ */ defineError('rpc/parse', 'The request is not valid JSON', {
  wireCode: -32700,
})

/** The other side got JSON that is not a request. */
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

/** The parameters do not fit the method. */
export const rpcInvalidParams = /* @__PURE__ */ defineError(
  'rpc/invalid-params',
  'The parameters do not fit the method',
  { wireCode: -32602 },
)

/** The other side failed. */
export const rpcInternal = /* @__PURE__ */ defineError('rpc/internal', 'The other side failed', {
  wireCode: -32603,
})

/** Parameters are missing or wrong. */
export const rpcInvalidInput = /* @__PURE__ */ defineError(
  'rpc/invalid-input',
  'The input is missing or wrong',
  { wireCode: -32000 },
)

/** What was asked for does not exist. */
export const rpcResourceNotFound = /* @__PURE__ */ defineError(
  'rpc/resource-not-found',
  'The resource does not exist',
  { wireCode: -32001 },
)

/** What was asked for is in use. */
export const rpcResourceUnavailable = /* @__PURE__ */ defineError(
  'rpc/resource-unavailable',
  'The resource is not available now',
  { wireCode: -32002 },
)

/** The transaction was not accepted. */
export const rpcTransactionRejected = /* @__PURE__ */ defineError(
  'rpc/transaction-rejected',
  'The transaction was not accepted',
  { wireCode: -32003 },
)

/** The method exists but is not implemented. */
export const rpcMethodNotSupported = /* @__PURE__ */ defineError(
  'rpc/method-not-supported',
  'The method is not supported',
  { wireCode: -32004 },
)

/** Too many requests. */
export const rpcLimitExceeded = /* @__PURE__ */ defineError(
  'rpc/limit-exceeded',
  'The limit of requests is exceeded',
  { wireCode: -32005 },
)

/** The version of JSON-RPC is not supported. */
export const rpcVersionNotSupported = /* @__PURE__ */ defineError(
  'rpc/version-not-supported',
  'The version of JSON-RPC is not supported',
  { wireCode: -32006 },
)
