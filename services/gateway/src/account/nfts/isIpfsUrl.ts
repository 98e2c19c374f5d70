/** Paths that an IPFS gateway serves content at. */
const roots = ['/ipfs/', '/ipns/']

/**
 * Whether a URL is content of the operator's IPFS gateway: its exact origin, and a path below `/ipfs/` or `/ipns/`.
 * Anything else on that host, such as its administration, belongs to the operator alone.
 */
export function isIpfsUrl(url: URL, ipfsGateway: string | undefined): boolean {
  if (!ipfsGateway || url.username || url.password) return false
  const { origin, pathname } = new URL(ipfsGateway)
  if (url.origin !== origin) return false
  const base = pathname.replace(/\/+$/, '')
  // The URL parser has resolved dots. A server may resolve escaped slashes later, so they could lead out again.
  if (/%2f|%5c|%00/i.test(url.pathname)) return false
  return roots.some((root) => url.pathname.startsWith(`${base}${root}`) && url.pathname !== `${base}${root}`)
}
