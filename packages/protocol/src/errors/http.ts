import { defineError } from './defineError'

export { networkFailure } from '../http/networkFailure'

/** [HTTP-2] The answer was not OK. */
export const httpStatus = /* @__PURE__ */ defineError('http/status', 'HTTP status code: {status}')

/** [HTTP-3] The HTTP statuses after which a request is tried again. */
export const retryStatuses: readonly number[] = [403, 408, 413, 429, 500, 502, 503, 504]

/** [HTTP-9] No answer in time. */
export const requestTimeout = /* @__PURE__ */ defineError(
  'http/timeout',
  'The request took too long to respond.',
  { seenBy: 'visitor' },
)

/** An answer that does not fit its schema. */
export const malformedAnswer = /* @__PURE__ */ defineError(
  'http/malformed-answer',
  'The answer can not be read: {what}',
)

/** A request that does not fit its contract. */
export const invalidRequest = /* @__PURE__ */ defineError(
  'http/invalid-request',
  'The request does not fit its contract: {reason}',
)

/** A path that the service does not have. */
export const routeNotFound = /* @__PURE__ */ defineError('http/not-found', 'There is nothing at {path}')
