import { Icon, iconChevronEnd } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { WalletList } from '../parts/WalletList'
import type { ViewProps } from '../ViewProps'
import { useGetWallet } from './GetWalletView.model'

/** A few wallets for someone who has none. */
export function GetWalletView(props: ViewProps<'GetWallet'>): ReactElement {
  const { rows, origins, texts } = useGetWallet(props)
  return (
    <div className="lk-body">
      <p className="lk-lead">{texts.lead}</p>
      <WalletList
        label={texts.wallets}
        rows={rows}
        origins={origins}
        end={<Icon shape={iconChevronEnd} size={16} />}
      />
    </div>
  )
}
