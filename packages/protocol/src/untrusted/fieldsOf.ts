/** Returns the fields of an unknown value, or none if it isn't an object. A getter of the value may throw. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  const isObject = (typeof value === 'object' || typeof value === 'function') && value !== null
  return isObject ? (value as Readonly<Record<string, unknown>>) : {}
}
