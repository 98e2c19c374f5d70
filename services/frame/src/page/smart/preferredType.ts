import type { FrameAccountType } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'

/** Returns the type of account that the visitor chose in this project, if they did. */
export async function preferredType({ projectId, store }: FramePage): Promise<FrameAccountType | undefined> {
  const { preferred } = await store.read()
  return preferred.find((choice) => choice.projectId === projectId)?.type
}
