import type { ReactElement } from 'react'
import { WalletQuestion } from '../parts/WalletQuestion'
import type { ViewProps } from '../ViewProps'
import { useConnectingExternal } from './ConnectingExternalView.model'

/** Waits for a wallet, and shows what to do if it declines or fails. */
export function ConnectingExternalView(props: ViewProps<'ConnectingExternal'>): ReactElement {
  return <WalletQuestion {...useConnectingExternal(props)} />
}
