/** The fields of a foreign object, to be parsed; none where it is no object. Its getters may throw. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function'
  return isObject ? (value as Readonly<Record<string, unknown>>) : {}
}
