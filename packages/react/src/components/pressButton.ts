import type { Latchkey, OpenRequest } from '@latchkey/core'
import { networkFailure } from '@latchkey/protocol'
import { preloadModal } from '../loader/createPageParts'
import type { PageParts } from '../loader/ModalParts'

/** Opens what a button leads to. Returns whether its code could not be fetched. */
export async function pressButton(
  latchkey: Latchkey,
  parts: Pick<PageParts, 'modal'>,
  request: OpenRequest,
): Promise<boolean> {
  const [, opened] = await Promise.allSettled([
    preloadModal(latchkey, parts, request.view),
    latchkey.open(request),
  ])
  // Opening tries again if the code failed before that.
  if (!parts.modal.getState().error) await parts.modal.load()
  const failure = opened.status === 'rejected' ? opened.reason : undefined
  if (failure) latchkey.logger.error('Could not open the modal', failure)
  return Boolean(parts.modal.getState().error) || networkFailure.is(failure)
}
