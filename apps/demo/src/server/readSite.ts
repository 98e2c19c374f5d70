import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { siteMissing } from '../errors'

/** One file of the built site. */
export type SiteFile = {
  readonly body: Buffer
  readonly type: string
  readonly etag: string
  /** Its name has a content hash, so browsers can cache it forever. */
  readonly isImmutable: boolean
}

/** The built site by path, such as `/index.html`. Anything else doesn't exist. */
export type Site = ReadonlyMap<string, SiteFile>

const mediaTypes: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

/** Reads a built site into memory, so nothing outside it can be served. @throws siteMissing */
export async function readSite(directory: string): Promise<Site> {
  const site = new Map<string, SiteFile>()
  for (const file of await listFiles(directory)) {
    const path = `/${relative(directory, file).split(sep).join('/')}`
    const body = await readFile(file)
    site.set(path, {
      body,
      type: mediaTypes[extname(file)] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      isImmutable: path.startsWith('/assets/'),
    })
  }
  if (!site.has('/index.html')) throw siteMissing({ directory })
  return site
}

async function listFiles(directory: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  } catch (cause) {
    throw siteMissing({ directory }, { cause })
  }
}
