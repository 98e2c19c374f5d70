import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cssTypes } from './css/cssTypes'
import { styledPackages } from './css/styledPackages'
import { projectRoot } from './workspace/projectRoot'

for (const source of styledPackages) {
  const folder = join(projectRoot, source)
  await writeFile(join(folder, 'cssModules.gen.ts'), await cssTypes(folder))
}
