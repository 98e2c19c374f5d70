import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { readSnippets } from './readSnippets'

/** Writes the TypeScript blocks of the README and the guides to files, and returns their number. */
export async function writeSnippets(root: string, folder: string): Promise<number> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const guides = await readdir(join(root, 'docs/guides'))
  let count = 0
  for (const page of ['README.md', ...guides.map((name) => `docs/guides/${name}`)])
    for (const { language, code } of readSnippets(await readFile(join(root, page), 'utf8'))) {
      count += 1
      // A block without an import would be a script, whose names collide with those of other blocks.
      const text = /^(import|export) /m.test(code) ? code : `${code}export {}\n`
      await writeFile(join(folder, `${basename(page, '.md')}-${count}.${language}`), text)
    }
  return count
}
