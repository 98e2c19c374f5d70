import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { SiteFile } from './readSite'

/** The encodings the server can send. */
export type Encoding = 'br' | 'gzip'

/** Picks the encoding for a request. Small and already compressed files stay as they are. */
export function chooseEncoding(accepted: string, { body, type }: SiteFile): Encoding | null {
  if (body.length < 1_000 || !/^(text\/|application\/json|image\/svg)/.test(type)) return null
  const offers = accepted.split(',').map((offer) => offer.trim().replaceAll(' ', '').toLowerCase())
  return (['br', 'gzip'] as const).find((name) => offers.some((offer) => isWanted(offer, name))) ?? null
}

function isWanted(offer: string, name: Encoding): boolean {
  const [encoding, weight] = offer.split(';q=')
  return encoding === name && (weight === undefined || Number(weight) > 0)
}

const compress = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
}

/** Compresses each file once per encoding, on first request. */
export function createCompressor(): (file: SiteFile, encoding: Encoding) => Promise<Buffer> {
  const done = { br: new Map<SiteFile, Promise<Buffer>>(), gzip: new Map<SiteFile, Promise<Buffer>>() }
  return (file, encoding) => {
    const known = done[encoding].get(file)
    if (known) return known
    const made = compress[encoding](file.body)
    done[encoding].set(file, made)
    return made
  }
}
