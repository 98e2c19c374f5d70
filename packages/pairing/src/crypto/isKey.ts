/** Whether a value is 32 bytes in lower-case hex, the format of every key and topic. */
export function isKey(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
}
