import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildPackage } from './build/buildPackage'
import { isPublished } from './workspace/isPublished'
import { projectRoot } from './workspace/projectRoot'
import { readPackages } from './workspace/readPackages'

for (const one of (await readPackages(projectRoot)).filter(isPublished)) {
  const begun = performance.now()
  await buildPackage(projectRoot, one)
  // npm puts a licence into the tarball only from the package's own folder.
  await copyFile(join(projectRoot, 'LICENSE'), join(projectRoot, one.dir, 'LICENSE'))
  console.log(`${one.manifest.name.padEnd(22)} ${((performance.now() - begun) / 1000).toFixed(1)} s`)
}
