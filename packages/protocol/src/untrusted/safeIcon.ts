const maxIconLength = 65_536

/** Accepts the icon that a wallet gives itself. Only data URIs: any other address would tell a stranger's host about the visitor. */
export function safeIcon(icon: unknown): { readonly imageUrl?: string } {
  const isIcon = typeof icon === 'string' && icon.length <= maxIconLength && icon.startsWith('data:image/')
  return isIcon ? { imageUrl: icon } : {}
}
