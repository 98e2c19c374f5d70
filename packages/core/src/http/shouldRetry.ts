import { type Method, retryStatuses } from '@latchkey/protocol'

/** How often a request is tried again. */
const maxRetries = 3

/** [HTTP-3] Whether an answer with this status is worth another try; only where twice does no more than once. */
export function shouldRetry(attempt: {
  readonly status: number
  readonly method: Method
  /** Said by the contract; of the methods only POST is not so by itself. */
  readonly idempotent?: boolean | undefined
  /** How many retries there have been. */
  readonly retries: number
}): boolean {
  const { status, method, idempotent = method !== 'POST', retries } = attempt
  return idempotent && retries < maxRetries && retryStatuses.includes(status)
}
