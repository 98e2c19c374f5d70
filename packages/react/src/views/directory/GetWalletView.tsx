import { Icon, iconChevronEnd, Skeleton } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { WalletList } from '../parts/WalletList'
import type { ViewProps } from '../ViewProps'
import { useGetWallet } from './GetWalletView.model'

/** A few wallets for someone who has none. */
export function GetWalletView(props: ViewProps<'GetWallet'>): ReactElement {
  const { rows, loadingRows, origins, texts } = useGetWallet(props)
  return (
    <div className="lk-body">
      <p className="lk-lead">{texts.lead}</p>
      <WalletList
        label={texts.wallets}
        rows={rows}
        origins={origins}
        end={<Icon shape={iconChevronEnd} size={16} />}
      >
        {Array.from({ length: loadingRows }, (_, row) => row).map((row) => (
          <span key={row} className="lk-item" data-size="wallet">
            <Skeleton width={40} height={40} />
            <Skeleton width={120} height={14} />
          </span>
        ))}
      </WalletList>
    </div>
  )
}
