/** Whether a URL from a vendor is a page of that vendor: https, or the gateway's own or a local origin. */
export function isPageOf(url: string, pages: readonly string[]): boolean {
  if (!URL.canParse(url) || url.length > 8_000) return false
  const { protocol, origin, username, password } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') return false
  return username === '' && password === '' && pages.some((page) => new URL(page).origin === origin)
}
