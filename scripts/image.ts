import { resolve } from 'node:path'
import { buildFrameFolder } from './image/buildFrameFolder'
import { buildGatewayFolder } from './image/buildGatewayFolder'
import { projectRoot } from './workspace/projectRoot'

const builders = new Map([
  ['gateway', buildGatewayFolder],
  ['frame', buildFrameFolder],
])
const [target, service = 'gateway'] = process.argv.slice(2)
const build = builders.get(service)
if (target && build) await build(projectRoot, resolve(target))
else {
  console.error(`Usage: sh scripts/image/build.sh <folder> [${[...builders.keys()].join(' | ')}]`)
  process.exitCode = 2
}
