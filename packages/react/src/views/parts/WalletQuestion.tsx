import { Button, Image, Ring } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { Status } from './Status'
import { ViewBody } from './ViewBody'

/** Waits for a wallet, and shows what to do if it declines or fails. */
export function WalletQuestion(props: {
  readonly state: 'waiting' | 'error'
  /** The wallet to show. */
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
    <ViewBody data-state={state}>
      <Status title={title} text={text} isBusy={state === 'waiting'}>
        <Ring state={state} shape={shape}>
          <Image src={imageUrl} allowed={origins} name={name} size={72} shape={shape} />
        </Ring>
      </Status>
      {action ? (
        <Button wide look={action.isFirst ? 'primary' : 'secondary'} onClick={action.run}>
          {action.text}
        </Button>
      ) : null}
    </ViewBody>
  )
}
