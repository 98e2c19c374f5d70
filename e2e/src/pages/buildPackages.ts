import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runCommand } from '../../../scripts/process/runCommand'
import { isPublished } from '../../../scripts/workspace/isPublished'
import { isTestFile } from '../../../scripts/workspace/isTestFile'
import { listFiles } from '../../../scripts/workspace/listFiles'
import { projectRoot } from '../../../scripts/workspace/projectRoot'
import { readPackages, type WorkspacePackage } from '../../../scripts/workspace/readPackages'
import { takeTurns } from './takeTurns'

/** Builds the published packages, unless their `dist` is newer than all of their sources. */
export function buildPackages(): Promise<void> {
  // Several test files need them, each in a process of its own.
  return takeTurns('build', buildIfOld)
}

async function buildIfOld(): Promise<void> {
  const packages = (await readPackages(projectRoot)).filter(isPublished)
  const isFresh = await Promise.all(packages.map(isBuilt))
  if (isFresh.every(Boolean)) return
  const { code, output } = await runCommand('npm', ['run', 'build'], { cwd: projectRoot })
  if (code !== 0) throw new BuildFault(output)
}

async function isBuilt({ dir, manifest }: WorkspacePackage): Promise<boolean> {
  const timeOf = async (path: string) => (await stat(join(projectRoot, path))).mtimeMs
  // The sources of a program are outside its package, and what builds it is outside all of them.
  const folders = [
    dir,
    'scripts/build',
    'scripts/css',
    ...(manifest.latchkey?.program ? [dirname(manifest.latchkey.program)] : []),
  ]
  const sources = await Promise.all(
    folders.map(async (folder) =>
      (await listFiles(join(projectRoot, folder)))
        .filter((path) => !isTestFile(path))
        .map((path) => join(folder, path)),
    ),
  )
  const times = await Promise.all(sources.flat().map(timeOf))
  // A package that was never built has no such file.
  const built = await timeOf(join(dir, 'dist/index.js')).catch(() => 0)
  return built > Math.max(...times)
}

class BuildFault extends Error {
  override readonly name = 'BuildFault'
}
