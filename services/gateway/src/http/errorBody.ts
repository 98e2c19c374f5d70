/** The body of a refusal: always one reason; `field` is empty when no field is to blame. */
export type ErrorBody = {
  readonly status: 'FAILED'
  readonly reasons: readonly [{ readonly field: string; readonly description: string }]
}

/** The standard error body of every route. */
export function errorBody(field: string, description: string): ErrorBody {
  return { status: 'FAILED', reasons: [{ field, description }] }
}
