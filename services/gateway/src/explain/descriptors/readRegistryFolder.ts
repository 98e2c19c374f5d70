import { constants } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readLimited } from '../../http/readLimited'
import { createFileCollector, type FileCollector, isFolderWanted } from './createFileCollector'
import { descriptorsUnreadable } from './errors'
import type { RegistryFiles } from './RegistryFiles'

const deepest = 10
/** Folders count too: a tree of empty ones must end. */
const mostEntries = 100_000

/** Reads a registry from a folder. It follows no link. @throws descriptorsUnreadable */
export async function readRegistryFolder(root: string): Promise<RegistryFiles> {
  const collector = createFileCollector()
  const waiting: string[] = ['']
  let entries = 0
  for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
    for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
      entries += 1
      if (entries > mostEntries) throw descriptorsUnreadable({ reason: `more than ${mostEntries} files` })
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isSymbolicLink()) collector.refuse(path, 'is a link')
      else if (entry.isFile()) await readOne(collector, root, path)
      else if (!entry.isDirectory()) collector.refuse(path, 'is not a file')
      else if (path.split('/').length > deepest) collector.refuse(path, `deeper than ${deepest} folders`)
      else if (isFolderWanted(path)) waiting.push(path)
    }
  }
  return collector
}

async function readOne(collector: FileCollector, root: string, path: string): Promise<void> {
  // A link that took the place of the file meanwhile isn't followed either.
  const file = await open(join(root, path), constants.O_RDONLY | constants.O_NOFOLLOW)
  try {
    const { size } = await file.stat()
    const wanted = collector.admit(path, size)
    if (wanted === undefined) return
    const bytes = await readLimited(file.createReadStream({ start: 0, autoClose: false }), size)
    if (bytes) collector.add(wanted, bytes)
    else collector.refuse(path, 'grew while it was read')
  } finally {
    await file.close()
  }
}
