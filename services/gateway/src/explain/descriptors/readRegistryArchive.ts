import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { createFileCollector } from './createFileCollector'
import { descriptorsUnreadable } from './errors'
import type { RegistryFiles } from './RegistryFiles'
import { readTar } from './readTar'

/** Far more than the public registry with all its tests has; a small archive can unpack to terabytes. */
const mostUnpacked = 200_000_000

/** Reads a registry from a .tar.gz archive. It unpacks in memory only, and follows no link. @throws descriptorsUnreadable */
export async function readRegistryArchive(path: string): Promise<RegistryFiles> {
  const collector = createFileCollector()
  const packed = createReadStream(path)
  const unpacked = createGunzip()
  packed.on('error', (error) => unpacked.destroy(error))
  try {
    for await (const { name, kind, size, read } of readTar(limited(packed.pipe(unpacked)))) {
      if (kind === 'link') collector.refuse(name, 'is a link')
      else if (kind === 'other') collector.refuse(name, 'is not a file')
      else if (kind === 'file') {
        const wanted = collector.admit(name, size)
        if (wanted !== undefined) collector.add(wanted, await read())
      }
    }
    return collector
  } finally {
    packed.destroy()
    unpacked.destroy()
  }
}

async function* limited(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of stream) {
    size += chunk.byteLength
    if (size > mostUnpacked)
      throw descriptorsUnreadable({ reason: `more than ${mostUnpacked} bytes unpacked` })
    yield chunk
  }
}
