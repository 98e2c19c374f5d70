import { stat } from 'node:fs/promises'
import { descriptorsUnreadable } from './errors'
import type { RegistryFiles } from './RegistryFiles'
import { readRegistryArchive } from './readRegistryArchive'
import { readRegistryFolder } from './readRegistryFolder'

/** Reads the files of a registry from a folder or a .tar.gz archive. @throws descriptorsUnreadable */
export async function loadRegistry(from: string): Promise<RegistryFiles> {
  try {
    if ((await stat(from)).isDirectory()) return await readRegistryFolder(from)
    if (/\.(tar\.gz|tgz)$/i.test(from)) return await readRegistryArchive(from)
  } catch (cause) {
    if (descriptorsUnreadable.is(cause)) throw cause
    throw descriptorsUnreadable({ reason: cause instanceof Error ? cause.message : 'unknown' }, { cause })
  }
  throw descriptorsUnreadable({ reason: 'neither a folder nor a .tar.gz archive' })
}
