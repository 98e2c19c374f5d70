/** Whether a value is whole bytes in hexadecimal. */
export function isBytes(value: unknown): value is string {
  return typeof value === 'string' && value.length % 2 === 0 && /^0x[0-9a-f]*$/i.test(value)
}
