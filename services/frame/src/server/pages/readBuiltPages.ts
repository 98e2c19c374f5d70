import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

/** A file of the build. */
export type BuiltFile = { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string }

/** The built pages of the frame, all in memory: the server never reads a path that a stranger wrote. */
export type BuiltPages = {
  /** Returns a file by its path below the folder of the build, such as `sdk.html` or `assets/sdk-1a2b.js`. */
  find(path: string): BuiltFile | undefined
  /** The SHA-256 of the whole build, by which anyone can compare it with their own. */
  readonly hash: string
  /** The SHA-256 of each file by its path. */
  readonly files: Readonly<Record<string, string>>
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')

/** Reads the pages from the folder of the build; a folder that doesn't exist has none. */
export async function readBuiltPages(folder: string): Promise<BuiltPages> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  const files = new Map<string, BuiltFile>()
  for (const entry of found) {
    const type = types[extname(entry.name)]
    if (!entry.isFile() || type === undefined) continue
    const path = join(entry.parentPath, entry.name)
    files.set(
      path
        .slice(folder.length)
        .replace(/^[\\/]+/, '')
        .replaceAll('\\', '/'),
      {
        bytes: new Uint8Array(await readFile(path)),
        type,
      },
    )
  }
  const hashes = [...files]
    .map(([path, { bytes }]) => [path, sha256(bytes)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    find: (path) => files.get(path),
    hash: sha256(hashes.map(([path, hash]) => `${hash}  ${path}\n`).join('')),
    files: Object.fromEntries(hashes),
  }
}
