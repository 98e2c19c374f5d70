/** An icon is part of the announcement, so 64 KB of it is plenty. */
const maxIconLength = 65_536

/** An icon that a wallet gives itself, where it is one to be shown: any other address than a data URI would send the visitor's browser to a stranger's host. */
export function shownIcon(icon: unknown): { readonly imageUrl?: string } {
  const isIcon = typeof icon === 'string' && icon.length <= maxIconLength && icon.startsWith('data:image/')
  return isIcon ? { imageUrl: icon } : {}
}
