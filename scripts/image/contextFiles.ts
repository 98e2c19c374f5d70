import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles } from '../workspace/listFiles'

/**
 * Returns the files that a builder of images gets: those of the project that `.dockerignore` doesn't leave out. The
 * last pattern that matches decides; one that starts with `!` lets a file in.
 */
export async function contextFiles(root: string): Promise<readonly string[]> {
  const text = await readFile(join(root, '.dockerignore'), 'utf8')
  const patterns = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ isLeftOut: !line.startsWith('!'), form: toForm(line.replace(/^!/, '')) }))
  const files = await listFiles(root)
  return files.filter((file) => !patterns.findLast(({ form }) => form.test(file))?.isLeftOut)
}

/** A pattern matches a file, or a folder with everything in it. */
function toForm(pattern: string): RegExp {
  const form = pattern
    .replace(/^\/|\/$/g, '')
    .split(/(\*\*\/|\*\*|\*|\?)/)
    .map((part) => wildcards.get(part) ?? part.replace(/[.+^${}()|[\]\\]/g, '\\$&'))
    .join('')
  return new RegExp(`^${form}(/.*)?$`)
}

const wildcards: ReadonlyMap<string, string> = new Map([
  ['**/', '(.*/)?'],
  ['**', '.*'],
  ['*', '[^/]*'],
  ['?', '[^/]'],
])
