import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './chooseEncoding'
import type { SiteFile } from './Site'

const compress = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
}

/** Compresses each file at most once per encoding, when it is first asked for. */
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
