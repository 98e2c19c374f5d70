import { defineError, optionLink } from '@latchkey/protocol'
import { type ReactElement, useEffect, useState } from 'react'
import { useInstance } from '../hooks/useInstance'
import { createPart } from '../loader/createPart'
import { usePart } from '../loader/usePart'

/** `<Modal>` is used with an instance that opens over the page. */
export const notEmbedded = /* @__PURE__ */ defineError(
  'react/not-embedded',
  'Set `enableEmbedded: true` in createLatchkey to put <Modal> into the page. See {docs}',
)

/** [NAV-9] The modal as a part of the page, for instances with `enableEmbedded`. @throws notEmbedded */
export function Modal(): ReactElement | null {
  const latchkey = useInstance()
  const [part] = useState(() =>
    createPart(() => import('../shell/EmbeddedShell').then(({ EmbeddedShell }) => EmbeddedShell)),
  )
  const { value: EmbeddedShell, error } = usePart(part)
  if (!latchkey.options.enableEmbedded) throw notEmbedded({ docs: optionLink('enableEmbedded') })

  // What asks the visitor something looks for a place first, and would otherwise go on without asking.
  useEffect(() => {
    const { slots } = latchkey
    const place = () => undefined
    slots.add(place)
    return () => void slots.delete(place)
  }, [latchkey])
  useEffect(() => {
    part.load()
    if (latchkey.getState().modal.open) return
    latchkey.open().catch((cause: unknown) => latchkey.logger.error('Could not open the modal', cause))
  }, [latchkey, part])
  useEffect(() => {
    if (error) latchkey.logger.error('Could not load the modal', error)
  }, [error, latchkey])

  return EmbeddedShell ? <EmbeddedShell /> : null
}
