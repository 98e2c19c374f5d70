import type { Latchkey } from '@latchkey/core'
import type { ModalModule } from '../loader/ModalParts'
import { createModalParts } from './createModalParts'
import { ModalShell } from './ModalShell'
import { preloadView } from './preloadView'

/** The modal of a provider: its frame, and what it is filled with. */
export function createModal(latchkey: Latchkey): ModalModule {
  const parts = createModalParts()
  return { ModalShell, parts, preload: (view) => preloadView(latchkey, parts, view) }
}
