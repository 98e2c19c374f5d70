import { copyFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { runCommand } from './process/runCommand'
import { isPublished } from './workspace/isPublished'
import { projectRoot } from './workspace/projectRoot'
import { readPackages, type WorkspacePackage } from './workspace/readPackages'

const packages = (await readPackages(projectRoot)).filter(isPublished)
// A package that carries others takes their declarations from their `dist`, so it comes after them.
const carries = ({ manifest }: WorkspacePackage) => Boolean(manifest.latchkey?.bundles)
await buildAll(packages.filter((one) => !carries(one)))
await buildAll(packages.filter(carries))

/** Builds packages side by side, and all of them even if one fails, to show every error in one run. */
async function buildAll(wanted: readonly WorkspacePackage[]): Promise<void> {
  const waiting = [...wanted]
  const work = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) await buildOne(one)
  }
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work))
}

/**
 * Builds a package in a process of its own: what writes the declarations keeps all that it has read, and for all packages
 * together that is more than a process may hold.
 */
async function buildOne({ dir, manifest }: WorkspacePackage): Promise<void> {
  const begun = performance.now()
  // npm takes the license only from the package's own folder. It comes first, or the build would look older than it.
  await copyFile(join(projectRoot, 'LICENSE'), join(projectRoot, dir, 'LICENSE'))
  const args = ['--import', 'tsx', 'scripts/buildOne.ts', dir]
  const { code, output } = await runCommand(process.execPath, args, { cwd: projectRoot })
  if (code !== 0) process.exitCode = 1
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`${manifest.name.padEnd(22)} ${code === 0 ? `${seconds} s` : 'failed'}\n${output}`.trimEnd())
}
