import type { Latchkey, ViewName } from '@latchkey/core'
import { createPart } from './createPart'
import type { PageParts } from './ModalParts'

/** Knows where the modal is and loads nothing yet. */
export function createPageParts(latchkey: Latchkey): PageParts {
  const report = (error: unknown) => latchkey.logger.error('Could not load a part of Latchkey', error)
  return {
    modal: createPart(async () => (await import('../shell/createModal')).createModal(latchkey), report),
    account: createPart(() => import('../components/AccountFace'), report),
  }
}

/** Loads the modal and what a view in it needs. Defaults to the view that opening would show. */
export async function preloadModal(
  latchkey: Latchkey,
  { modal }: Pick<PageParts, 'modal'>,
  view?: ViewName,
): Promise<void> {
  // Sends no request to a wallet. Starts first, so the modal appears with its list and not with placeholders.
  if (!view || view === 'Connect') latchkey.discover()
  await modal.load()
  modal.getState().value?.preload(view)
}
