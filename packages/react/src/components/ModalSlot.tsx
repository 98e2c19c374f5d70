import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useScope } from '../hooks/useInstance'
import { useSelector } from '../hooks/useSelector'
import { preloadModal } from '../loader/createPageParts'
import { usePart } from '../loader/createPart'

/** Where the modal appears: loads it when it is first opened, and gives up what can't be loaded. */
export function ModalSlot(): ReactElement | null {
  const { latchkey, parts } = useScope()
  const [isFirst, setFirst] = useState(false)
  const isOpen = useSelector((state) => state.modal.open) && isFirst
  const { value, error } = usePart(parts.modal)
  const opener = useRef<Element | null>(null)

  useEffect(() => {
    const { slots } = latchkey
    // An instance that several parts of a page provide still has one modal.
    const review = () => setFirst(slots.values().next().value === review)
    slots.add(review)
    review()
    return () => {
      slots.delete(review)
      for (const other of slots) other()
    }
  }, [latchkey])

  useEffect(() => {
    if (!isOpen) return
    opener.current = document.activeElement
    preloadModal(parts)
    return () => {
      opener.current = null
    }
  }, [isOpen, parts])

  useEffect(() => {
    // A failure of the last opening is gone as soon as this one has begun to load.
    if (!isOpen || !error || !parts.modal.getState().error) return
    // Without its frame there is nothing to show the failure in; closed, the next click tries again.
    latchkey.close().catch((cause: unknown) => latchkey.logger.error('The modal could not be closed', cause))
  }, [isOpen, error, latchkey, parts])

  if (!value || !isFirst) return null
  return <value.ModalShell parts={value.parts} isOpen={isOpen} opener={opener.current} />
}
