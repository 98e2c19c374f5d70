import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The fields of a package.json that the scripts read. */
export type Manifest = {
  readonly name: string
  readonly version?: string
  readonly private?: boolean
  readonly description?: string
  readonly keywords?: readonly string[]
  readonly homepage?: string
  readonly bugs?: string
  readonly license?: string
  readonly repository?: { readonly url: string; readonly directory?: string }
  readonly files?: readonly string[]
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly latchkey?: {
    /** What the names of the packages begin with whose code is part of this one. */
    readonly bundles?: string
    /** The files for pages without a bundler: their names, and what they are built from. */
    readonly cdn?: Readonly<Record<string, string>>
    /** The first file of the program that the package is, below the root. It has no entry points to import. */
    readonly program?: string
  }
}

/** A package of the workspace: its folder relative to the root, and its manifest. */
export type WorkspacePackage = { readonly dir: string; readonly manifest: Manifest }

/** All packages that the root's `workspaces` name. */
export async function readPackages(root: string): Promise<WorkspacePackage[]> {
  const { workspaces } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    workspaces: string[]
  }
  const dirs = await Promise.all(workspaces.map((pattern) => expand(root, pattern)))
  const packages = await Promise.all(dirs.flat().map((dir) => readPackage(root, dir)))
  return packages.filter((one) => one !== null)
}

async function expand(root: string, pattern: string): Promise<string[]> {
  if (!pattern.endsWith('/*')) return [pattern]
  const parent = pattern.slice(0, -2)
  const entries = await readdir(join(root, parent), { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isDirectory()).map((entry) => `${parent}/${entry.name}`)
}

async function readPackage(root: string, dir: string): Promise<WorkspacePackage | null> {
  // A folder without a manifest is not a package (npm sees it the same way).
  const text = await readFile(join(root, dir, 'package.json'), 'utf8').catch(() => null)
  return text === null ? null : { dir, manifest: JSON.parse(text) as Manifest }
}
