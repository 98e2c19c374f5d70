import { descriptorsUnreadable } from './errors'
import type { RefusedFile, RegistryFiles } from './RegistryFiles'

/** Collects the files of a registry within limits. */
export type FileCollector = RegistryFiles & {
  /** The path of a file to read, or nothing for one that isn't wanted or is refused. @throws descriptorsUnreadable */
  admit(name: string, size: number): string | undefined
  add(path: string, bytes: Buffer): void
  refuse(name: string, reason: string): undefined
}

/** The largest descriptor of the public registry has half of it. */
const mostFileBytes = 1_000_000
const mostBytes = 100_000_000
const mostFiles = 20_000
const mostRefused = 1_000
const longestPath = 300
/** What a registry has beside descriptors: reference tests, attestations, schemas and indexes. */
const others =
  /(^|\/)(tests\w*|sigs|specs|node_modules|\.[^/]*)\/|(^|\/)(index\.[^/]*|\.[^/]*|package(-lock)?)\.json$/

/** Whether a registry has files to read in a folder. */
export function isFolderWanted(path: string): boolean {
  return !others.test(`${path}/`)
}

/** Collects the JSON files of a registry. It never holds more than a registry has, and no path that leads out of it. */
export function createFileCollector(): FileCollector {
  const files = new Map<string, Buffer>()
  const refused: RefusedFile[] = []
  let bytes = 0
  const refuse = (name: string, reason: string): undefined => {
    if (refused.length >= mostRefused) throw descriptorsUnreadable({ reason: 'too many invalid files' })
    refused.push({ path: name.slice(0, longestPath), reason })
    return undefined
  }
  return {
    files,
    refused,
    refuse,
    admit(name, size) {
      const path = name.replace(/^(\.\/)+/, '')
      if (!isInside(path)) return refuse(name, 'its path leads out of the registry')
      if (!path.endsWith('.json') || others.test(path)) return undefined
      if (path.length > longestPath) return refuse(name, 'its path is too long')
      if (size > mostFileBytes) return refuse(name, `more than ${mostFileBytes} bytes`)
      if (files.has(path)) return refuse(name, 'appears twice')
      bytes += size
      if (bytes > mostBytes) throw descriptorsUnreadable({ reason: `more than ${mostBytes} bytes` })
      if (files.size >= mostFiles) throw descriptorsUnreadable({ reason: `more than ${mostFiles} files` })
      return path
    },
    add(path, content) {
      files.set(path, content)
    },
  }
}

/** Whether a path stays in the registry on every system. */
export function isInside(path: string): boolean {
  return !/^\/|^[a-z]:|\\|\0/i.test(path) && !path.split('/').includes('..')
}
