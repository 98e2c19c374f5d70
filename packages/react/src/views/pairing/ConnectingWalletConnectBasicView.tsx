import { Button, EmptyState, iconWallet } from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { ViewProps } from '../ViewProps'
import { useConnectingWalletConnectBasic } from './ConnectingWalletConnectBasicView.model'

/** Says that there is no way to connect yet, and what can be done meanwhile. */
export function ConnectingWalletConnectBasicView(
  props: ViewProps<'ConnectingWalletConnectBasic'>,
): ReactElement {
  const { texts, getWallet } = useConnectingWalletConnectBasic(props)
  return (
    <div className="lk-body">
      <EmptyState
        icon={iconWallet}
        title={texts.title}
        text={texts.text}
        action={<Button onClick={getWallet}>{texts.getWallet}</Button>}
      />
    </div>
  )
}
