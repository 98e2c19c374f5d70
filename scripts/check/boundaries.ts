import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { isTestFile } from '../workspace/isTestFile'
import { listFiles } from '../workspace/listFiles'
import { readPackages, type WorkspacePackage } from '../workspace/readPackages'
import { findCycles } from './findCycles'
import { folderFaults, type Link } from './folderFaults'
import { type Layers, layers } from './layers'
import { type FoundImport, readImports } from './readImports'
import type { Step } from './Step'
import { viewFaults } from './viewFaults'

/** Checks that imports follow the layers and never form a cycle, and that a view imports only its model and parts. */
export const boundaries = createBoundaries(layers)

/** Makes the same check for other layers. */
export function createBoundaries(allowed: Layers): Step {
  return {
    name: 'boundaries',
    async run(root) {
      const packages = await readPackages(root)
      const files = (await listFiles(root)).filter((path) => /\.[cm]?tsx?$/.test(path))
      const known = new Set(files)
      const faults = [...tableFaults(allowed), ...packages.flatMap((one) => unlistedFaults(one, allowed))]
      const graph = new Map<string, Link[]>()
      for (const file of files) {
        const imports = readImports(file, await readFile(join(root, file), 'utf8'))
        faults.push(...imports.flatMap((one) => importFaults(file, one, packages, allowed)))
        faults.push(...imports.flatMap((one) => viewFaults(file, one, allowed.inViews)))
        graph.set(file, linksOf(file, imports, known))
      }
      const targets = new Map([...graph].map(([file, links]) => [file, links.map(({ target }) => target)]))
      faults.push(...findCycles(targets).map((cycle) => `cycle: ${cycle.join(' -> ')}`))
      const published = new Map([...graph].filter(([file]) => !isForTests(file)))
      faults.push(...allowed.folders.flatMap((order) => folderFaults(order, published)))
      return { faults, notes: [`${files.length} files in ${packages.length} packages`] }
    },
  }
}

/** The table reads from the bottom up, so no two packages can use each other. */
function tableFaults({ packages }: Layers): string[] {
  const names = Object.keys(packages)
  return Object.entries(packages).flatMap(([name, used]) =>
    used
      .filter((other) => !names.slice(0, names.indexOf(name)).includes(other))
      .map((other) => `scripts/check/layers.ts: ${name} uses ${other}, which isn't listed below it`),
  )
}

function unlistedFaults({ dir, manifest: { name } }: WorkspacePackage, { packages }: Layers): string[] {
  // An example is a site: it uses what it installs.
  if (Object.hasOwn(packages, name) || dir.startsWith('examples/')) return []
  return [`${dir}/package.json: scripts/check/layers.ts doesn't list ${name}`]
}

/** Tests and their support, which are not published. */
function isForTests(file: string): boolean {
  return isTestFile(file) || /\/src\/testing\//.test(file)
}

function importFaults(
  file: string,
  { specifier, line }: FoundImport,
  packages: readonly WorkspacePackage[],
  allowed: Layers,
): string[] {
  const mine = packages.find(({ dir }) => file.startsWith(`${dir}/`))
  const uses = mine && allowed.packages[mine.manifest.name]
  if (!mine || !uses) return []
  const at = `${file}:${line}`
  if (specifier === null)
    return isForTests(file) ? [] : [`${at}: a computed import can't be checked or bundled`]
  if (specifier.startsWith('.')) return relativeFaults(at, file, specifier, mine)
  const other = packages.find(
    ({ manifest: { name } }) => specifier === name || specifier.startsWith(`${name}/`),
  )
  // A test may use the packages above, such as the scriptable wallets: nothing that is published imports a test.
  if (!other || isForTests(file) || uses.includes(other.manifest.name)) return []
  return [`${at}: ${mine.manifest.name} may not import ${other.manifest.name}`]
}

function relativeFaults(at: string, file: string, specifier: string, mine: WorkspacePackage): string[] {
  const path = posix.join(posix.dirname(file), specifier)
  // Private packages, such as the journeys and the bench, share the search for Chromium and the like.
  if (path.startsWith('scripts/') && mine.manifest.private === true) return []
  if (!path.startsWith(`${mine.dir}/`))
    return [`${at}: ${specifier} reaches out of ${mine.dir}; import the package by its name`]
  if (!isForTests(file) && isForTests(`${path}.ts`) && mine.manifest.private !== true)
    return [`${at}: ${specifier} is for tests`]
  return []
}

function linksOf(file: string, imports: readonly FoundImport[], known: ReadonlySet<string>): Link[] {
  return imports.flatMap(({ specifier, kind, line }) => {
    if (!specifier?.startsWith('.')) return []
    const base = posix.join(posix.dirname(file), specifier)
    const stem = base.replace(/\.jsx?$/, '')
    const target = [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`, base, `${stem}.ts`, `${stem}.tsx`].find(
      (path) => known.has(path),
    )
    return target ? [{ target, kind, line }] : []
  })
}
