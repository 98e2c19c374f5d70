import { Button, Image, Ring } from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { Copy } from '../pairing/useCopy'
import { CopyLink } from './CopyLink'
import { WalletQuestion } from './WalletQuestion'

/** The one thing to do: a link that the tap itself follows, or a button. */
export type LinkAction =
  | {
      readonly kind: 'link'
      readonly text: string
      readonly href: string
      readonly target: '_self' | '_blank'
      readonly opened: () => void
    }
  | { readonly kind: 'button'; readonly text: string; readonly isLoading: boolean; readonly run: () => void }

/** A wallet that is opened elsewhere, or why it was not. */
export type LinkScreen = {
  readonly state: 'idle' | 'waiting' | 'error'
  readonly name: string
  readonly imageUrl: string | undefined
  readonly origins: readonly string[]
  readonly title: string
  readonly text: string
  /** What is to be known of the place where the page is. */
  readonly note: string | null
  readonly action: LinkAction | null
  readonly copy: Copy | null
}

/** [WC-1] Opens a wallet with the pairing, and says how it goes. */
export function LinkPanel({ screen }: { readonly screen: LinkScreen }): ReactElement {
  const { state, title, text, note, action, copy } = screen
  return (
    <div className="lk-pair" data-part="link-panel" data-state={state}>
      <div className="lk-status" aria-busy={state === 'waiting'}>
        <Ring state={state}>
          <Image src={screen.imageUrl} allowed={screen.origins} name={screen.name} size={72} />
        </Ring>
        <p className="lk-status-title">{title}</p>
        <p className="lk-status-text">{text}</p>
      </div>
      {action ? <Action action={action} /> : null}
      {copy ? <CopyLink copy={copy} /> : null}
      {note ? <p className="lk-note">{note}</p> : null}
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
    <a
      className="lk-button"
      data-part="open-link"
      data-look="primary"
      data-wide
      data-autofocus
      href={action.href}
      target={action.target}
      rel="noopener noreferrer"
      onClick={action.opened}
    >
      <span className="lk-button-label">{action.text}</span>
    </a>
  )
}

// Only named: what it has in common with other views comes in one script, which is not to be cut into two; see firstParts.
LinkPanel.alongside = WalletQuestion
