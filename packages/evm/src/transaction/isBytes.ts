/** Whether a value is 0x and whole bytes in hexadecimal. */
export function isBytes(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x(?:[\da-f]{2})*$/i.test(value)
}
