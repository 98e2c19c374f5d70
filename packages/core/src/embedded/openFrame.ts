import { wrongOption } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import type { FrameClient } from '../ports/EmbeddedPort'

/** Loads the frame of an instance. @throws invalidOption, frameNotLoaded, networkFailure */
export async function openFrame(latchkey: Latchkey): Promise<FrameClient> {
  const { embedded } = latchkey.options
  if (!embedded) throw wrongOption('embedded', 'embedded({ url })', embedded)
  return embedded.open(latchkey)
}
