import type { ReactElement } from 'react'
import { FrameArea } from '../parts/FrameArea'
import type { ViewProps } from '../ViewProps'
import { useWalletSettings } from './WalletSettingsView.model'

/** The settings of the embedded wallet, which its frame draws. */
export function WalletSettingsView(props: ViewProps<'WalletSettings'>): ReactElement {
  return <FrameArea frame={useWalletSettings(props)} />
}
