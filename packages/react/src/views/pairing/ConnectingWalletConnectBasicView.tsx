import { iconWallet } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { NothingHere } from '../parts/NothingHere'
import type { ViewProps } from '../ViewProps'
import { useConnectingWalletConnectBasic } from './ConnectingWalletConnectBasicView.model'

/** Says that there is no way to connect yet, and what can be done meanwhile. */
export function ConnectingWalletConnectBasicView(
  props: ViewProps<'ConnectingWalletConnectBasic'>,
): ReactElement {
  const { none } = useConnectingWalletConnectBasic(props)
  return (
    <div className="lk-body">
      <NothingHere icon={iconWallet} none={none} />
    </div>
  )
}
