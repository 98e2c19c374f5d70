import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildCdn } from '../../../scripts/build/buildCdn'
import { projectRoot } from '../../../scripts/workspace/projectRoot'
import { readPackages } from '../../../scripts/workspace/readPackages'
import type { Site } from './buildSite'
import { readSite } from './readSite'

/** The example without a build of its own, with the files for such pages as we publish them. */
export async function buildPlainPage(): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-plain-'))
  try {
    const one = (await readPackages(projectRoot)).find(({ manifest }) => manifest.name === 'latchkey')
    if (!one) throw new MissingPackage('The package `latchkey` is missing')
    await buildCdn(projectRoot, one, folder)
    const example = await readSite(join(projectRoot, 'examples/html'))
    const files = [...(await readSite(folder))].map(([path, file]) => [`/cdn${path}`, file] as const)
    // A developer may have copied files there, which are older.
    return new Map([...[...example].filter(([path]) => !path.startsWith('/cdn/')), ...files])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

class MissingPackage extends Error {
  override readonly name = 'MissingPackage'
}
