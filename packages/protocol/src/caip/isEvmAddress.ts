/** [IDF-4] Whether a value is 0x and 40 hex digits, in any case. */
export function isEvmAddress(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value)
}
