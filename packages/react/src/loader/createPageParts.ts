import { createPart } from './createPart'
import type { PageParts } from './ModalParts'

/** Knows where the modal is and loads nothing yet. */
export function createPageParts(): PageParts {
  return {
    modal: createPart(() =>
      import('../shell/ModalShell').then(({ ModalShell, createModalParts }) => ({
        ModalShell,
        parts: createModalParts(),
      })),
    ),
    account: createPart(() => import('../components/AccountFace')),
  }
}
