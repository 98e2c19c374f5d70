import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildPackage } from './build/buildPackage'
import { isPublished } from './workspace/isPublished'
import { projectRoot } from './workspace/projectRoot'
import { readPackages, type WorkspacePackage } from './workspace/readPackages'

const packages = (await readPackages(projectRoot)).filter(isPublished)
// A package that carries others takes their declarations from their `dist`, so it comes after them.
const carries = ({ manifest }: WorkspacePackage) => Boolean(manifest.latchkey?.bundles)
for (const one of [...packages.filter((one) => !carries(one)), ...packages.filter(carries)]) {
  const begun = performance.now()
  try {
    // npm takes the license only from the package's own folder. It comes first, or the build would look older than it.
    await copyFile(join(projectRoot, 'LICENSE'), join(projectRoot, one.dir, 'LICENSE'))
    await buildPackage(projectRoot, one)
    console.log(`${one.manifest.name.padEnd(22)} ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  } catch (cause) {
    // Build the other packages anyway, to show every error in one run.
    console.error(`${one.manifest.name.padEnd(22)} ${cause instanceof Error ? cause.message : String(cause)}`)
    process.exitCode = 1
  }
}
