import { resolve } from 'node:path'
import { buildImageFolder } from './image/buildImageFolder'
import { projectRoot } from './workspace/projectRoot'

const [target] = process.argv.slice(2)
if (target) await buildImageFolder(projectRoot, resolve(target))
else {
  console.error('Usage: sh scripts/image/build.sh <folder>')
  process.exitCode = 2
}
