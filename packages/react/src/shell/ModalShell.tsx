import { currentEntry, getStatus } from '@latchkey/core'
import type { ReactElement } from 'react'
import { useSelector } from '../hooks/useSelector'
import type { ModalParts } from '../loader/ModalParts'
import { useLazily } from '../loader/useLazily'
import { DialogFrame } from './DialogFrame'
import { ModalFrame } from './ModalFrame'

/** Loads what shows notices over the page. */
const loadNotice = () => import('./PageNotice').then(({ PageNotice }) => PageNotice)

/**
 * The modal over the page: the card with its view in a dialog. The wallet list is rendered while a pointer rests on a
 * button, so the click only has to show it. Other views ask a wallet or a node once mounted, so they wait for the click.
 */
export function ModalShell(props: {
  readonly parts: ModalParts
  readonly isOpen: boolean
  readonly opener: Element | null
}): ReactElement {
  const isHome = useSelector(
    (state) => currentEntry(state.nav).view === 'Connect' && getStatus(state) === 'disconnected',
  )
  const isTelling = useSelector((state) => Boolean(state.modal.notice?.isOnPage)) && !props.isOpen
  const PageNotice = useLazily(isTelling, loadNotice)
  return (
    <ModalFrame parts={props.parts}>
      {props.isOpen || isHome ? <DialogFrame isOpen={props.isOpen} opener={props.opener} /> : null}
      {isTelling && PageNotice ? <PageNotice /> : null}
    </ModalFrame>
  )
}
