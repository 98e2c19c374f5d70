import { defineError } from './defineError'

/** [HTTP-2] The response status was not OK. */
export const httpStatus = /* @__PURE__ */ defineError('http/status', 'HTTP status code: {status}')

/** [HTTP-3] The HTTP statuses after which a request is retried. */
export const retryStatuses: readonly number[] = [403, 408, 413, 429, 500, 502, 503, 504]

/** [HTTP-9] No response in time. */
export const requestTimeout = /* @__PURE__ */ defineError(
  'http/timeout',
  'The request took too long to respond.',
  { seenBy: 'visitor' },
)

/** A response that doesn't match its schema. */
export const malformedAnswer = /* @__PURE__ */ defineError(
  'http/malformed-answer',
  'The response is invalid: {what}',
)

/** A request that doesn't match its contract. */
export const invalidRequest = /* @__PURE__ */ defineError(
  'http/invalid-request',
  'The request is invalid: {reason}',
)

/** A path that the service doesn't have. */
export const routeNotFound = /* @__PURE__ */ defineError('http/not-found', 'No route matches {path}')
