import { Button, Image, Ring } from '@latchkey/ui'
import type { ReactElement } from 'react'

/** Waits while a wallet is being asked, and shows the way on when it does not agree. */
export function WalletQuestion(props: {
  readonly state: 'waiting' | 'error'
  /** Whose picture is shown. */
  readonly name: string
  readonly imageUrl: string | undefined
  readonly origins: readonly string[]
  readonly shape?: 'square' | 'round'
  readonly title: string
  readonly text: string
  readonly action: { readonly text: string; readonly run: () => void; readonly isFirst: boolean } | null
}): ReactElement {
  const { state, name, imageUrl, origins, shape = 'square', title, text, action } = props
  return (
    <div className="lk-body" data-state={state}>
      <div className="lk-status" aria-busy={state === 'waiting'}>
        <Ring state={state} shape={shape}>
          <Image src={imageUrl} allowed={origins} name={name} size={72} shape={shape} />
        </Ring>
        <p className="lk-status-title">{title}</p>
        <p className="lk-status-text">{text}</p>
      </div>
      {action ? (
        <Button wide look={action.isFirst ? 'primary' : 'secondary'} onClick={action.run}>
          {action.text}
        </Button>
      ) : null}
    </div>
  )
}
