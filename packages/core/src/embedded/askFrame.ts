import { requestAborted } from '@latchkey/protocol'
import { currentEntry } from '../nav/currentEntry'
import { viewPopped, viewPushed } from '../nav/navTransitions'
import { toEntry } from '../nav/views'
import type { EmbeddedContext, FrameClient } from '../ports/EmbeddedPort'
import { withFrame } from './withFrame'

const view = 'ApproveTransaction'

/**
 * [FRM-10] [FRM-12] Asks the frame, and shows it with the modal under it once `ask` says that the visitor has to see it.
 * [FLG-6] What the wallet answers without the visitor shows nothing. Closing the modal or leaving the view rejects what is
 * open. @throws requestAborted and what `ask` throws
 */
export async function askFrame<Answer>(
  context: EmbeddedContext,
  client: FrameClient,
  ask: (show: () => void) => Promise<Answer>,
): Promise<Answer> {
  let show: () => void = () => undefined
  const shown = new Promise<true>((resolve) => {
    show = () => resolve(true)
  })
  const answer = ask(() => show())
  const isShown = await Promise.race([shown, answer.then(() => false)])
  return isShown ? showFrame(context, client, answer) : answer
}

async function showFrame<Answer>(
  context: EmbeddedContext,
  client: FrameClient,
  answer: Promise<Answer>,
): Promise<Answer> {
  const { store, options, slots } = context
  const isModalOpen = () => options.enableEmbedded || store.getState().modal.open
  const isOnTop = () => isModalOpen() && currentEntry(store.getState().nav).view === view
  const wasOpen = isModalOpen()
  // A site without our views has nothing to put under the frame.
  const hasModal = slots.size > 0
  try {
    if (hasModal && wasOpen) store.send(viewPushed, toEntry(view))
    else if (hasModal) await context.open({ view })
    return await withFrame(context, client, () => answer, {
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
