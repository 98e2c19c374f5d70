import { Button, Image, LinkButton, Ring, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { Copy } from '../pairing/useCopy'
import { CopyLink } from './CopyLink'
import sheet, * as css from './LinkPanel.module.css'
import { Note } from './Note'
import { Status } from './Status'

/** The action: a link that the tap itself follows, or a button. */
export type LinkAction =
  | {
      readonly kind: 'link'
      readonly text: string
      readonly href: string
      readonly target: '_self' | '_blank'
      readonly opened: () => void
    }
  | { readonly kind: 'button'; readonly text: string; readonly isLoading: boolean; readonly run: () => void }

/** The progress of opening a wallet, or the error. */
export type LinkScreen = {
  readonly state: 'idle' | 'waiting' | 'error'
  readonly name: string
  readonly imageUrl: string | undefined
  readonly origins: readonly string[]
  readonly title: string
  readonly text: string
  /** A hint about the app around the page. */
  readonly note: string | null
  readonly action: LinkAction | null
  readonly copy: Copy | null
}

/** [WC-1] Opens a wallet with a pairing, and shows its progress. */
export function LinkPanel({ screen }: { readonly screen: LinkScreen }): ReactElement {
  useStyles(sheet)
  const { state, title, text, note, action, copy } = screen
  return (
    <div className={css.panel} data-part="link-panel" data-state={state}>
      <Status title={title} text={text} isBusy={state === 'waiting'} isRoomy>
        <Ring state={state}>
          <Image src={screen.imageUrl} allowed={screen.origins} name={screen.name} size={72} />
        </Ring>
      </Status>
      {action ? <Action action={action} /> : null}
      {copy ? <CopyLink copy={copy} /> : null}
      {note ? <Note>{note}</Note> : null}
    </div>
  )
}

function Action({ action }: { readonly action: LinkAction }): ReactElement {
  if (action.kind === 'button')
    return (
      <Button wide data-autofocus loading={action.isLoading} onClick={action.run}>
        {action.text}
      </Button>
    )
  return (
    <LinkButton
      wide
      data-part="open-link"
      data-autofocus
      href={action.href}
      target={action.target}
      rel="noopener noreferrer"
      onClick={action.opened}
    >
      {action.text}
    </LinkButton>
  )
}
