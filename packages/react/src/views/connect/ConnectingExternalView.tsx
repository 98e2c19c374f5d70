import type { ReactElement } from 'react'
import { WalletQuestion } from '../parts/WalletQuestion'
import type { ViewProps } from '../ViewProps'
import { useConnectingExternal } from './ConnectingExternalView.model'

/** Waits for a wallet that is being asked, and shows the way on when it does not agree. */
export function ConnectingExternalView(props: ViewProps<'ConnectingExternal'>): ReactElement {
  return <WalletQuestion {...useConnectingExternal(props)} />
}
