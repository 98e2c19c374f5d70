import type { ReactElement } from 'react'
import { ViewBody } from '../parts/ViewBody'
import { WalletQuestion } from '../parts/WalletQuestion'
import type { ViewProps } from '../ViewProps'
import { useSwitchNetwork } from './SwitchNetworkView.model'

/** Waits for the wallet to switch, and shows what to do if it doesn't. */
export function SwitchNetworkView(props: ViewProps<'SwitchNetwork'>): ReactElement {
  const { Waiting, ...question } = useSwitchNetwork(props)
  return (
    <>
      <WalletQuestion {...question} shape="round" />
      {Waiting ? (
        <ViewBody>
          <Waiting />
        </ViewBody>
      ) : null}
    </>
  )
}
