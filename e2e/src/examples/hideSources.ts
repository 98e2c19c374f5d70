import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Takes the way to the sources out of our installed packages. The test runner follows it, other than a site, and would
 * test what isn't published.
 */
export async function hideSources(folder: string): Promise<void> {
  const modules = join(folder, 'node_modules')
  const scoped = (await readdir(join(modules, '@latchkey'))).map((name) => `@latchkey/${name}`)
  for (const name of ['latchkey', ...scoped]) {
    const file = join(modules, name, 'package.json')
    const manifest = JSON.parse(await readFile(file, 'utf8'), (key, value) =>
      key === '@latchkey/source' ? undefined : value,
    )
    await writeFile(file, JSON.stringify(manifest))
  }
}
