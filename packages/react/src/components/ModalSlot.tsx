import { type ReactElement, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useScope } from '../hooks/useInstance'
import { useSelector } from '../hooks/useSelector'
import { preloadModal } from '../loader/createPageParts'
import { usePart } from '../loader/usePart'

/** Where the modal appears. Loads it on the first opening, and closes if that fails. */
export function ModalSlot(): ReactElement | null {
  const { latchkey, parts } = useScope()
  const [isFirst, setFirst] = useState(false)
  const isOpen = useSelector((state) => state.modal.open) && isFirst
  const isTelling = useSelector((state) => state.modal.notice?.isOnPage)
  const { value, error } = usePart(parts.modal)
  // An open modal can't wait. One that is only prepared can, and must not hold up the press that is on its way.
  const isPrepared = useDeferredValue(value !== undefined)
  const opener = useRef<Element | null>(null)

  useEffect(() => {
    const { slots } = latchkey
    // An instance with several providers on a page still has one modal.
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
    preloadModal(latchkey, parts)
    return () => {
      opener.current = null
    }
  }, [isOpen, latchkey, parts])

  useEffect(() => {
    // What was sent has ended, and the modal's code says so over the page.
    if (isTelling) parts.modal.load()
  }, [isTelling, parts])

  useEffect(() => {
    // A failure of the last opening is cleared as soon as this one starts to load.
    if (!isOpen || !error || !parts.modal.getState().error) return
    // Without its frame, the failure can't be shown; close it, so the next click tries again.
    latchkey.close().catch((cause: unknown) => latchkey.logger.error('Could not close the modal', cause))
  }, [isOpen, error, latchkey, parts])

  if (!value || !isFirst || !(isOpen || isPrepared)) return null
  return <value.ModalShell parts={value.parts} isOpen={isOpen} opener={opener.current} />
}
