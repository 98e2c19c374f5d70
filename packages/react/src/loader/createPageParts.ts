import { createPart } from './createPart'
import type { PageParts } from './ModalParts'

/** Knows where the modal is and loads nothing yet. */
export function createPageParts(): PageParts {
  return {
    modal: createPart(() =>
      import('../shell/ModalShell').then(({ ModalShell, createModalParts, preloadView }) => {
        const parts = createModalParts()
        return { ModalShell, parts, preload: (latchkey, view) => preloadView(latchkey, parts, view) }
      }),
    ),
    account: createPart(() => import('../components/AccountFace')),
  }
}
