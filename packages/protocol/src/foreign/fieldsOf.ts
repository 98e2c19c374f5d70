/** The fields of a foreign value, none where it has none; its getters may throw, and that is up to the caller. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  const isObject = (typeof value === 'object' || typeof value === 'function') && value !== null
  return isObject ? (value as Readonly<Record<string, unknown>>) : {}
}
