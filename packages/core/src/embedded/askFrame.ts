import { requestAborted } from '@latchkey/protocol'
import { currentEntry } from '../nav/currentEntry'
import { viewPopped, viewPushed } from '../nav/navTransitions'
import { toEntry } from '../nav/views'
import type { EmbeddedContext, FrameClient } from '../ports/EmbeddedPort'
import { withFrame } from './withFrame'

const view = 'ApproveTransaction'

/**
 * [FRM-10] [FRM-12] Shows the frame, with the modal under it, while a request waits for the visitor's approval. Closing
 * the modal or leaving the view rejects what is open. @throws requestAborted and what `work` throws
 */
export async function askFrame<Answer>(
  context: EmbeddedContext,
  client: FrameClient,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { store, options, slots } = context
  const isModalOpen = () => options.enableEmbedded || store.getState().modal.open
  const isOnTop = () => isModalOpen() && currentEntry(store.getState().nav).view === view
  const wasOpen = isModalOpen()
  // A site without our views has nothing to put under the frame.
  const hasModal = slots.size > 0
  if (hasModal && wasOpen) store.send(viewPushed, toEntry(view))
  else if (hasModal) await context.open({ view })
  try {
    return await withFrame(context, client, work, {
      leaving: (leave) => store.subscribe(() => (isOnTop() || !hasModal ? undefined : leave())),
      async clear() {
        if (!hasModal || !isOnTop()) return
        if (wasOpen) store.send(viewPopped)
        else await context.close()
      },
    })
  } catch (cause) {
    if (requestAborted.is(cause)) client.abort('RPC_REQUEST')
    throw cause
  }
}
