import { requestAborted } from '@latchkey/protocol'
import type { EmbeddedContext, FrameClient } from '../ports/EmbeddedPort'
import { frameShown } from './transitions'

/**
 * Shows the frame while something in it waits for the visitor. `leave` is called if they want to go without an answer.
 * @throws requestAborted when they go, and what `work` throws
 */
export async function withFrame<Answer>(
  { store }: EmbeddedContext,
  client: FrameClient,
  work: () => Promise<Answer>,
  leaving?: (leave: () => void) => () => void,
): Promise<Answer> {
  let leave: () => void = () => undefined
  const left = new Promise<never>((_, reject) => {
    leave = () => reject(requestAborted())
  })
  const hide = client.show(() => leave())
  const stop = leaving?.(leave)
  store.send(frameShown, true)
  try {
    return await Promise.race([work(), left])
  } finally {
    stop?.()
    hide()
    store.send(frameShown, false)
  }
}
