import type { ReactElement } from 'react'
import type { ModalParts } from '../loader/ModalParts'
import { DialogFrame } from './DialogFrame'
import { ModalFrame } from './ModalFrame'

export { createModalParts } from './createModalParts'
export { preloadView } from './preloadView'

/** The modal over the page: the card with its view in a dialog. */
export function ModalShell(props: {
  readonly parts: ModalParts
  readonly isOpen: boolean
  readonly opener: Element | null
}): ReactElement {
  return (
    <ModalFrame parts={props.parts}>
      <DialogFrame isOpen={props.isOpen} opener={props.opener} />
    </ModalFrame>
  )
}
