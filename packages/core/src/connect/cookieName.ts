/**
 * The cookie of an instance. Ids have no dot, so no two instances share one. Browsers keep a name with `__Host-` only on
 * https and only from the page's own host, so a sibling subdomain can't set it.
 */
export function cookieName(id: string | null, isSecure = false): string {
  return `${isSecure ? '__Host-' : ''}latchkey${id === null ? '' : `.${id}`}`
}
