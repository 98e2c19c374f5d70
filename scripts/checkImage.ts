import { checkChroot } from './image/checkChroot'
import { checkContainer } from './image/checkContainer'
import { checkedImages } from './image/checkedImages'
import { findBuilder } from './image/findBuilder'
import { projectRoot } from './workspace/projectRoot'

const builder = await findBuilder(projectRoot)
if (!builder)
  console.log('No docker, podman or buildah runs here; a test builds and starts the same files without them.')
else
  for (const image of checkedImages)
    console.log(
      builder === 'buildah'
        ? await checkChroot(projectRoot, image)
        : await checkContainer(projectRoot, builder, image),
    )
