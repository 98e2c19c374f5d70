import type { ReactElement, ReactNode } from 'react'
import { useInstance } from '../hooks/useInstance'
import type { ModalParts } from '../loader/ModalParts'
import { Boundary } from './Boundary'
import { CloseAtOnce } from './CloseAtOnce'
import { ModalPartsContext } from './useModalParts'

/** What every kind of modal is wrapped in: its parts, and a boundary that keeps errors from the page. */
export function ModalFrame(props: {
  readonly parts: ModalParts
  readonly children: ReactNode
}): ReactElement {
  const latchkey = useInstance()
  return (
    <Boundary latchkey={latchkey} name="modal" fallback={(retry) => <CloseAtOnce retry={retry} />}>
      <ModalPartsContext.Provider value={props.parts}>{props.children}</ModalPartsContext.Provider>
    </Boundary>
  )
}
