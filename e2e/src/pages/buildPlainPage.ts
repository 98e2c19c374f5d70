import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { buildCdn } from '../../../scripts/build/buildCdn'
import { listFiles } from '../../../scripts/workspace/listFiles'
import { projectRoot } from '../../../scripts/workspace/projectRoot'
import { readPackages } from '../../../scripts/workspace/readPackages'
import type { Site } from './buildSite'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

/** The example without a build of its own, with the files for such pages as we publish them. */
export async function buildPlainPage(): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-plain-'))
  try {
    const one = (await readPackages(projectRoot)).find(({ manifest }) => manifest.name === 'latchkey')
    if (!one) throw new MissingPackage('The package `latchkey` is missing')
    await buildCdn(projectRoot, one, folder)
    const example = await readFolder(join(projectRoot, 'examples/html'), '/')
    const page = new Map(example).get('/index.html')
    return new Map([
      ...example,
      ...(page ? [['/', page] as const] : []),
      ...(await readFolder(folder, '/cdn/')),
    ])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readFolder(folder: string, prefix: string) {
  const paths = (await listFiles(folder)).filter((path) => !path.startsWith('cdn/'))
  return Promise.all(
    paths.map(async (path) => {
      const type = types[extname(path)] ?? 'application/octet-stream'
      return [`${prefix}${path}`, { type, body: await readFile(join(folder, path)) }] as const
    }),
  )
}

class MissingPackage extends Error {
  override readonly name = 'MissingPackage'
}
