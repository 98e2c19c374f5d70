import { type ReactElement, useState } from 'react'
import { createModalParts } from './createModal'
import { EmbeddedFrame } from './EmbeddedFrame'
import { ModalFrame } from './ModalFrame'

/** The modal as a part of the page: the card with its view, where the site put it. */
export function EmbeddedShell(): ReactElement {
  const [parts] = useState(createModalParts)
  return (
    <ModalFrame parts={parts}>
      <EmbeddedFrame />
    </ModalFrame>
  )
}
