import type { ViewName } from '@latchkey/core'
import type { PageParts } from './ModalParts'

/** Loads the modal and what showing a view in it needs; without a view, the one that an opening would show. */
export async function preloadModal({ modal }: PageParts, view?: ViewName): Promise<void> {
  await modal.load()
  modal.getState().value?.preload(view)
}
