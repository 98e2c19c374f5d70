import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sourceEntries } from '../build/sourceEntries'
import { isPublished } from '../workspace/isPublished'
import { projectRoot } from '../workspace/projectRoot'
import { readPackages } from '../workspace/readPackages'

const packages = (await readPackages(projectRoot)).filter(isPublished)
const entries = packages.flatMap(({ dir, manifest }) =>
  Object.entries(sourceEntries(manifest)).map(([name, file]) => ({
    entry: join(manifest.name, name === 'index' ? '' : name),
    file: join(projectRoot, dir, file),
  })),
)

// A name that appears here or disappears is a change of the public API: it needs a changeset.
it.each(entries)('$entry exports the names listed for it', async ({ entry, file }) => {
  const names = Object.keys(await import(file)).sort()
  const list = join(import.meta.dirname, 'names', `${entry}.txt`)
  await expect(`${names.join('\n')}\n`).toMatchFileSnapshot(list)
})
