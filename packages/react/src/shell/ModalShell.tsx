import type { ReactElement } from 'react'
import type { ShellProps } from '../loader/ModalParts'
import { DialogFrame } from './DialogFrame'
import { EmbeddedFrame } from './EmbeddedFrame'

/** The modal: the card with its view, over the page or embedded in it. */
export function ModalShell(props: ShellProps): ReactElement {
  return props.isEmbedded ? <EmbeddedFrame /> : <DialogFrame opener={props.opener} />
}
