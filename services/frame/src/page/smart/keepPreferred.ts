import type { FrameAccountType } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { mostProjects } from '../store/DeviceRow'

/** Keeps the type of account that the visitor chose in this project. The oldest choices of other projects go. */
export async function keepPreferred({ projectId, store }: FramePage, type: FrameAccountType): Promise<void> {
  await store.change(({ preferred }) => {
    const others = preferred.filter((choice) => choice.projectId !== projectId)
    return { preferred: [...others, { projectId, type }].slice(-mostProjects) }
  })
}
