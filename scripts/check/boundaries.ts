import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { isTestFile } from '../workspace/isTestFile'
import { listFiles } from '../workspace/listFiles'
import { readPackages, type WorkspacePackage } from '../workspace/readPackages'
import { findCycles } from './findCycles'
import { type FoundImport, readImports } from './readImports'
import type { Step } from './Step'
import { viewFaults } from './viewFaults'

/** An import goes only to a smaller layer, never in a circle, and a view takes what it needs from its model. */
export const boundaries: Step = {
  name: 'boundaries',
  async run(root) {
    const packages = await readPackages(root)
    const files = (await listFiles(root)).filter((path) => /\.[cm]?tsx?$/.test(path))
    const known = new Set(files)
    const faults = packages
      .filter(needsLayer)
      .map(({ dir }) => `${dir}/package.json: "latchkey.layer" is missing`)
    const graph = new Map<string, string[]>()
    for (const file of files) {
      const imports = readImports(file, await readFile(join(root, file), 'utf8'))
      faults.push(...imports.flatMap((one) => importFaults(file, one, packages)))
      faults.push(...imports.flatMap((one) => viewFaults(file, one, packages)))
      graph.set(file, targets(file, imports, known))
    }
    faults.push(...findCycles(graph).map((cycle) => `cycle: ${cycle.join(' -> ')}`))
    return { faults, notes: [`${files.length} files in ${packages.length} packages`] }
  },
}

function needsLayer({ dir, manifest }: WorkspacePackage): boolean {
  return manifest.latchkey?.layer === undefined && !dir.startsWith('examples/')
}

/** Tests, and what they share (`x.test.fixture.ts`): neither is published. */
function isForTests(file: string): boolean {
  return isTestFile(file) || /\.test\.fixture\.tsx?$/.test(file)
}

function importFaults(file: string, found: FoundImport, packages: readonly WorkspacePackage[]): string[] {
  const mine = packages.find(({ dir }) => file.startsWith(`${dir}/`))
  const layer = mine?.manifest.latchkey?.layer
  if (!mine || layer === undefined) return []
  const at = `${file}:${found.line}`
  const { specifier } = found
  if (specifier === null)
    return isForTests(file) ? [] : [`${at}: a computed import can't be checked or bundled`]
  if (specifier.startsWith('.')) return relativeFaults(at, file, specifier, mine)
  const other = packages.find(
    ({ manifest: { name } }) => specifier === name || specifier.startsWith(`${name}/`),
  )
  // A test may use the packages above (the scriptable wallets, for one): nothing that is published imports a test.
  if (!other || isForTests(file)) return []
  const theirs = other.manifest.latchkey?.layer
  if (theirs !== undefined && theirs < layer) return []
  const where = `${mine.manifest.name} (layer ${layer})`
  return [`${at}: ${where} may not import ${other.manifest.name} (layer ${theirs ?? 'none'})`]
}

function relativeFaults(at: string, file: string, specifier: string, mine: WorkspacePackage): string[] {
  const path = posix.join(posix.dirname(file), specifier)
  // The journeys and the bench share the search for Chromium and the like; they never leave the repository.
  if (path.startsWith('scripts/') && mine.manifest.private === true) return []
  if (!path.startsWith(`${mine.dir}/`))
    return [`${at}: ${specifier} reaches out of ${mine.dir}; import the package by its name`]
  if (!isForTests(file) && isForTests(`${path}.ts`)) return [`${at}: ${specifier} is a test`]
  return []
}

function targets(file: string, imports: readonly FoundImport[], known: ReadonlySet<string>): string[] {
  return imports.flatMap(({ specifier }) => {
    if (!specifier?.startsWith('.')) return []
    const base = posix.join(posix.dirname(file), specifier)
    const stem = base.replace(/\.jsx?$/, '')
    const found = [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`, base, `${stem}.ts`, `${stem}.tsx`].find(
      (path) => known.has(path),
    )
    return found ? [found] : []
  })
}
