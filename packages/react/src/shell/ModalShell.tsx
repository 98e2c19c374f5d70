import { currentEntry, getStatus } from '@latchkey/core'
import type { ReactElement } from 'react'
import { useSelector } from '../hooks/useSelector'
import type { ModalParts } from '../loader/ModalParts'
import { DialogFrame } from './DialogFrame'
import { ModalFrame } from './ModalFrame'

/**
 * The modal over the page: the card with its view in a dialog. The list of wallets is built while a pointer rests on a
 * button, so that the click has nothing left to do but to show it; other views ask a wallet or a node as soon as they
 * are there, and wait for the click.
 */
export function ModalShell(props: {
  readonly parts: ModalParts
  readonly isOpen: boolean
  readonly opener: Element | null
}): ReactElement | null {
  const isHome = useSelector(
    (state) => currentEntry(state.nav).view === 'Connect' && getStatus(state) === 'disconnected',
  )
  if (!props.isOpen && !isHome) return null
  return (
    <ModalFrame parts={props.parts}>
      <DialogFrame isOpen={props.isOpen} opener={props.opener} />
    </ModalFrame>
  )
}
