import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { listFiles } from '../../../scripts/workspace/listFiles'
import type { Site } from './buildSite'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
}

/** The files of a folder as a site, whose first page is `index.html`. */
export async function readSite(folder: string): Promise<Site> {
  const paths = await listFiles(folder)
  const files = await Promise.all(
    paths.map(async (path) => {
      const type = types[extname(path)] ?? 'application/octet-stream'
      return [`/${path}`, { type, body: await readFile(join(folder, path)) }] as const
    }),
  )
  const page = new Map(files).get('/index.html')
  return new Map([...files, ...(page ? [['/', page] as const] : [])])
}
