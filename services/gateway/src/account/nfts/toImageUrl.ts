import { isIpfsUrl } from './isIpfsUrl'
import { toWebUrl } from './toWebUrl'

const mostCharacters = 100_000
const picture = /^data:image\/(avif|gif|jpeg|png|svg\+xml|webp)[;,]/i

/** Returns the URL of a picture that a page may show with `<img>`, https or data, or null. */
export function toImageUrl(address: unknown, ipfsGateway: string | undefined): string | null {
  if (typeof address !== 'string' || address.length > mostCharacters) return null
  if (picture.test(address)) return address
  const url = toWebUrl(address, ipfsGateway)
  if (!url || url.length > 2_000) return null
  // https pages don't show http pictures, but the operator's IPFS gateway may be local.
  return url.startsWith('https:') || isIpfsUrl(new URL(url), ipfsGateway) ? url : null
}
