import { invalidOption } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import type { FrameClient } from '../ports/EmbeddedPort'

/** Loads the frame of an instance. @throws invalidOption, frameNotLoaded, networkFailure */
export async function openFrame(latchkey: Latchkey): Promise<FrameClient> {
  const { embedded } = latchkey.options
  if (!embedded) throw invalidOption({ option: 'embedded', reason: 'expected `embedded({ url })`' })
  return embedded.open(latchkey)
}
