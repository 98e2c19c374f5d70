import { requestAborted } from '@latchkey/protocol'
import type { EmbeddedContext, FrameClient } from '../ports/EmbeddedPort'
import { frameShown } from './transitions'

/** What goes on around a shown frame. */
type Around = {
  /** Watches whether the visitor goes without an answer. Returns how to stop. */
  readonly leaving?: (leave: () => void) => () => void
  /** Clears what lies under the frame. It comes before the state says that the frame is gone, so it's drawn once. */
  readonly clear?: () => Promise<void>
}

/**
 * Shows the frame while something in it waits for the visitor. @throws requestAborted when they go, and what `work`
 * throws
 */
export async function withFrame<Answer>(
  { store }: EmbeddedContext,
  client: FrameClient,
  work: () => Promise<Answer>,
  { leaving, clear }: Around = {},
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
    await clear?.()
    store.send(frameShown, false)
  }
}
