import { toWebUrl } from './toWebUrl'

const mostCharacters = 100_000
const picture = /^data:image\/(avif|gif|jpeg|png|svg\+xml|webp)[;,]/i

/** An address of a picture that a page may show with `<img>`: https, or the picture itself; else nothing. */
export function toImageUrl(address: unknown, ipfsGateway: string | undefined): string | null {
  if (typeof address !== 'string' || address.length > mostCharacters) return null
  if (picture.test(address)) return address
  const url = toWebUrl(address, ipfsGateway)
  if (!url || url.length > 2_000) return null
  // Pages of https show nothing of http; the operator's own gateway to IPFS may be a local one.
  return url.startsWith('https:') || (ipfsGateway && url.startsWith(ipfsGateway)) ? url : null
}
