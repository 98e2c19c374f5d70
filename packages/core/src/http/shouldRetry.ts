import { type Method, retryStatuses } from '@latchkey/protocol'

/** How often a request is retried. */
const maxRetries = 3

/** [HTTP-3] Whether to retry a request after this status; only idempotent requests are retried. */
export function shouldRetry(attempt: {
  readonly status: number
  readonly method: Method
  /** As the contract says; by default every method but POST is. */
  readonly idempotent?: boolean | undefined
  /** How many retries there have been. */
  readonly retries: number
}): boolean {
  const { status, method, idempotent = method !== 'POST', retries } = attempt
  return idempotent && retries < maxRetries && retryStatuses.includes(status)
}
