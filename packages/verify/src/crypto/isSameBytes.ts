/** Whether two byte arrays are equal. Not constant-time: nothing compared here is secret. */
export function isSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at])
}
