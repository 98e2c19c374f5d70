import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isTestFile } from '../workspace/isTestFile'
import { listFiles } from '../workspace/listFiles'
import { readRequirements } from './readRequirements'
import { readTitles } from './readTitles'

/** The requirement numbers with and without a test, by group. */
export type SpecReport = {
  readonly source: string
  readonly groups: readonly {
    readonly group: string
    readonly all: number
    readonly missing: readonly string[]
  }[]
  readonly all: number
  readonly proven: number
  readonly unknown: readonly { readonly number: string; readonly path: string }[]
}

const places = ['../shared/spec/requirements.md', 'docs/spec/requirements.md']

/** Reads the requirements (the shared page if it exists, else our copy) and all test titles under `root`. */
export async function specReport(root: string): Promise<SpecReport> {
  const { source, text } = await readFirst(root)
  const requirements = readRequirements(text)
  const known = new Set([...requirements.values()].flat())
  const carried = await readCarried(root)
  const groups = [...requirements].map(([group, numbers]) => ({
    group,
    all: numbers.length,
    missing: numbers.filter((number) => !carried.has(number)),
  }))
  const missing = groups.reduce((sum, group) => sum + group.missing.length, 0)
  const unknown = [...carried]
    .filter(([number]) => !known.has(number))
    .map(([number, path]) => ({ number, path }))
  return { source, groups, all: known.size, proven: known.size - missing, unknown }
}

async function readFirst(root: string): Promise<{ source: string; text: string }> {
  for (const source of places) {
    // The first path exists only next to the project's other folders. The second is the project's own copy.
    const text = await readFile(join(root, source), 'utf8').catch(() => null)
    if (text !== null) return { source, text }
  }
  return { source: 'nowhere', text: '' }
}

async function readCarried(root: string): Promise<Map<string, string>> {
  const carried = new Map<string, string>()
  for (const path of (await listFiles(root)).filter(isTestFile)) {
    for (const number of readTitles(path, await readFile(join(root, path), 'utf8'))) {
      if (!carried.has(number)) carried.set(number, path)
    }
  }
  return carried
}
