import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildPages } from './buildPages'

/** Builds the pages of the frame into a folder; by default the one that the server reads. */
export async function writePages(
  folder: string = fileURLToPath(new URL('../../../dist/page', import.meta.url)),
): Promise<void> {
  const files = await buildPages()
  await rm(folder, { recursive: true, force: true })
  for (const [path, text] of files) {
    const target = join(folder, path)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, text)
  }
}
