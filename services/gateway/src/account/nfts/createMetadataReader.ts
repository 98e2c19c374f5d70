import { createHash } from 'node:crypto'
import { cleanText } from '../../activity/cleanText'
import { createCache } from '../../cache/createCache'
import { fetchOutside, type OutsideOptions } from '../../http/fetchOutside'
import { isIpfsUrl } from './isIpfsUrl'
import { parseDataUri } from './parseDataUri'
import { toImageUrl } from './toImageUrl'
import { toWebUrl } from './toWebUrl'

/** The metadata of a collectible. */
export type Metadata = { readonly name: string | null; readonly imageUrl: string | null }

/** Reads what a token URI points to; empty if it can't be read. */
export type MetadataReader = (uri: string) => Promise<Metadata>

/** How to read metadata. */
export type MetadataOptions = {
  readonly ipfsGateway: string | undefined
  readonly now: () => number
  /** For tests, which have no public internet. */
  readonly outside?: Pick<OutsideOptions, 'resolve' | 'isAllowed'>
}

const nothing: Metadata = { name: null, imageUrl: null }
const mostBytes = 300_000
const limits = { mostBytes, timeoutMs: 4_000 }
/** The total length of cached names and pictures. */
const mostKept = 20_000_000
const sizeOf = ({ name, imageUrl }: Metadata) => 200 + (name?.length ?? 0) + (imageUrl?.length ?? 0)
const knownMs = 3_600_000
const failedMs = 300_000

/** Reads metadata from `data:`, the web and IPFS; all of it comes from strangers. */
export function createMetadataReader({ ipfsGateway, now, outside }: MetadataOptions): MetadataReader {
  const kept = createCache<Metadata>({ now, most: mostKept, sizeOf })
  const isTrusted = (url: URL) => isIpfsUrl(url, ipfsGateway)

  const fetchText = async (url: string): Promise<string | undefined> => {
    try {
      const { status, body } = await fetchOutside(url, { ...limits, ...outside, isTrusted })
      return status === 200 ? body.toString() : undefined
    } catch {
      // Hosts often disappear; the collectible is shown without a picture.
      return undefined
    }
  }

  return async (uri) => {
    if (/^data:/i.test(uri)) return parseMetadata(parseDataUri(uri), ipfsGateway)
    const url = toWebUrl(uri, ipfsGateway)
    if (!url) return nothing
    const key = createHash('sha256').update(url).digest('base64')
    const known = kept.get(key)
    if (known) return known
    const text = await fetchText(url)
    const metadata = parseMetadata(text, ipfsGateway)
    kept.set(key, metadata, text === undefined ? failedMs : knownMs)
    return metadata
  }
}

function parseMetadata(text: string | undefined, ipfsGateway: string | undefined): Metadata {
  if (text === undefined || text.length > mostBytes) return nothing
  try {
    const { name, image, image_url }: { name?: unknown; image?: unknown; image_url?: unknown } = Object(
      JSON.parse(text),
    )
    return {
      name: typeof name === 'string' ? cleanText(name, 200) : null,
      imageUrl: toImageUrl(image, ipfsGateway) ?? toImageUrl(image_url, ipfsGateway),
    }
  } catch {
    // Treat invalid JSON like no answer.
    return nothing
  }
}
