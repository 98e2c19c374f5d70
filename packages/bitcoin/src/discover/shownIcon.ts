/** An icon is part of the announcement, so 64 KB of it is plenty. */
const maxIconLength = 65_536

/** The standards want a data URI; any other address would send the visitor's browser to a stranger's host. */
export function shownIcon(icon: unknown): { readonly imageUrl?: string } {
  const isIcon = typeof icon === 'string' && icon.length <= maxIconLength && icon.startsWith('data:image/')
  return isIcon ? { imageUrl: icon } : {}
}
