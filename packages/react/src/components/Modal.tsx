import { currentEntry } from '@latchkey/core'
import { type ReactElement, useEffect } from 'react'
import { useInstance } from '../hooks/useInstance'
import { preloadModal } from '../loader/preloadModal'
import { usePart } from '../loader/usePart'
import { useParts } from '../loader/useParts'
import { notEmbedded } from './notEmbedded'

/** [NAV-9] The modal as a part of the page, for instances made with `enableEmbedded`. @throws notEmbedded */
export function Modal(): ReactElement | null {
  const latchkey = useInstance()
  const parts = useParts()
  const { value: Shell, error } = usePart(parts.shell)
  if (!latchkey.options.enableEmbedded) throw notEmbedded()

  useEffect(() => {
    preloadModal(latchkey, parts, currentEntry(latchkey.getState().nav).view)
    if (latchkey.getState().modal.open) return
    latchkey.open().catch((cause: unknown) => latchkey.logger.error('The modal could not be opened', cause))
  }, [latchkey, parts])
  useEffect(() => {
    if (error) latchkey.logger.error('The modal could not be loaded', error)
  }, [error, latchkey])

  return Shell ? <Shell isEmbedded /> : null
}
