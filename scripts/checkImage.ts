import { checkContainer } from './image/checkContainer'
import { findBuilder } from './image/findBuilder'
import { projectRoot } from './workspace/projectRoot'

const builder = await findBuilder(projectRoot)
if (builder) console.log(await checkContainer(projectRoot, builder))
else console.log('Neither docker nor podman runs here; a test builds and starts the same files without them.')
