/** The cookie of an instance. Ids have no dot, so no two instances share one. */
export function cookieName(id: string | null): string {
  return id === null ? 'latchkey' : `latchkey.${id}`
}
