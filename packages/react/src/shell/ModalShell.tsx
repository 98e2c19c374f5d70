import type { ReactElement } from 'react'
import type { ModalParts } from '../loader/ModalParts'
import { DialogFrame } from './DialogFrame'
import { ModalPartsContext } from './ModalPartsContext'

export { createModalParts } from './createModalParts'
export { preloadView } from './preloadView'

/** The modal over the page: the card with its view in a dialog. */
export function ModalShell(props: {
  readonly parts: ModalParts
  readonly opener: Element | null
}): ReactElement {
  return (
    <ModalPartsContext.Provider value={props.parts}>
      <DialogFrame opener={props.opener} />
    </ModalPartsContext.Provider>
  )
}
