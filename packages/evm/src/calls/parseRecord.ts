/** A foreign value as an object with names, or null when it is something else. */
export function parseRecord(value: unknown): Readonly<Record<string, unknown>> | null {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isRecord ? (value as Readonly<Record<string, unknown>>) : null
}
