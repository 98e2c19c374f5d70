import type { ReactElement, ReactNode } from 'react'
import { useInstance } from '../hooks/useInstance'
import type { ModalParts } from '../loader/ModalParts'
import { Boundary } from './Boundary'
import { CloseAtOnce } from './CloseAtOnce'
import { ModalPartsContext } from './useModalParts'

/** What every kind of modal stands in: its parts, and a wall that nothing which breaks gets through to the page. */
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
