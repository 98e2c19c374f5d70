/** The body of an error: always one reason, with an empty `field` when no field caused it. */
export type ErrorBody = {
  readonly status: 'FAILED'
  readonly reasons: readonly [{ readonly field: string; readonly description: string }]
}

/** Returns the standard error body of all routes. */
export function errorBody(field: string, description: string): ErrorBody {
  return { status: 'FAILED', reasons: [{ field, description }] }
}
