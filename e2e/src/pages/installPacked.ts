import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { runCommand } from '../../../scripts/process/runCommand'
import { packPackages } from '../../../scripts/workspace/packPackages'
import { projectRoot } from '../../../scripts/workspace/projectRoot'

/** A site outside the repository, with the packages installed as from the registry. */
export type InstalledSite = {
  readonly folder: string
  /** The published packages for pages, by name. */
  readonly packages: readonly string[]
}

/** The peers of our packages, and what builds the site. */
const tools = [
  ...['react', 'react-dom', 'viem', 'vite', '@vitejs/plugin-react'],
  ...['typescript', '@types/react', '@types/react-dom'],
]

/**
 * Packs the packages, or those with one of `names`, and has npm install the tarballs into a new folder, removed after the
 * test. Their dependencies come from this repository's own modules, so no registry is contacted.
 */
export async function installPacked(
  files: Readonly<Record<string, string>>,
  names?: readonly string[],
): Promise<InstalledSite> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-site-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const packed = await packPackages(projectRoot, join(folder, '.packed'), names)
  const ours = packed.map(({ manifest }) => manifest.name)
  const forPages = packed
    .filter(({ manifest }) => manifest.name !== '@latchkey/testing' && !manifest.latchkey?.program)
    .map(({ manifest }) => manifest.name)
  const theirs = packed.flatMap(({ manifest, dir }) =>
    Object.keys(manifest.dependencies ?? {}).map((name) => ({ name, dir })),
  )
  const others = [...tools.map((name) => ({ name, dir: '.' })), ...theirs].filter(
    ({ name }) => !ours.includes(name),
  )
  const dependencies = Object.fromEntries([
    ...packed.map(({ manifest, tarball }) => [manifest.name, `file:${tarball}`]),
    ...others.map(({ name, dir }) => [name, `file:${placeOf(name, dir)}`]),
  ])
  const manifest = JSON.stringify({ name: 'site', private: true, type: 'module', dependencies })
  for (const [path, content] of Object.entries({ ...files, 'package.json': manifest }))
    await writeFile(join(folder, path), content)
  const { code, output } = await runCommand(
    'npm',
    ['install', '--offline', '--loglevel=error', `--cache=${join(folder, '.npm')}`],
    { cwd: folder },
  )
  if (code !== 0) throw new InstallFault(output)
  return { folder, packages: forPages }
}

/** Where a package's dependency is: beside itself if others use another version. */
function placeOf(name: string, dir: string): string {
  const own = join(projectRoot, dir, 'node_modules', name)
  return existsSync(own) ? own : join(projectRoot, 'node_modules', name)
}

/** The first code example in the project's README. */
export async function readmeExample(): Promise<string> {
  const readme = await readFile(join(projectRoot, 'README.md'), 'utf8')
  const [, code] = /```tsx\n([\s\S]*?)```/.exec(readme) ?? []
  if (!code) throw new InstallFault('README.md has no example')
  return code
}

class InstallFault extends Error {
  override readonly name = 'InstallFault'
}
