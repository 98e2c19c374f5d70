import { checkChroot } from './image/checkChroot'
import { checkContainer } from './image/checkContainer'
import { findBuilder } from './image/findBuilder'
import { projectRoot } from './workspace/projectRoot'

const builder = await findBuilder(projectRoot)
if (builder === 'buildah') console.log(await checkChroot(projectRoot))
else if (builder) console.log(await checkContainer(projectRoot, builder))
else
  console.log('No docker, podman or buildah runs here; a test builds and starts the same files without them.')
