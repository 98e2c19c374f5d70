import type { Latchkey } from '@latchkey/core'
import { createPart } from './createPart'
import type { PageParts } from './ModalParts'

/** Knows where the modal is and loads nothing yet. */
export function createPageParts({ logger }: Latchkey): PageParts {
  const report = (error: unknown) => logger.error('A part of Latchkey could not be loaded', error)
  return {
    modal: createPart(
      () =>
        import('../shell/ModalShell').then(({ ModalShell, createModalParts, preloadView }) => {
          const parts = createModalParts()
          return { ModalShell, parts, preload: (latchkey, view) => preloadView(latchkey, parts, view) }
        }),
      report,
    ),
    account: createPart(() => import('../components/AccountFace'), report),
  }
}
