/** Seconds since 1970 as the wire has them. */
export function toIsoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')
}
