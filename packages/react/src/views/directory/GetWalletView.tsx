import { Icon, iconChevronEnd, ListRow, Skeleton } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { Note } from '../parts/Note'
import { ViewBody } from '../parts/ViewBody'
import { WalletList } from '../parts/WalletList'
import type { ViewProps } from '../ViewProps'
import { useGetWallet } from './GetWalletView.model'

/** A few wallets for someone who has none. */
export function GetWalletView(props: ViewProps<'GetWallet'>): ReactElement {
  const { rows, loadingRows, origins, texts } = useGetWallet(props)
  return (
    <ViewBody>
      <Note look="lead">{texts.lead}</Note>
      <WalletList
        label={texts.wallets}
        rows={rows}
        origins={origins}
        end={<Icon shape={iconChevronEnd} size={16} />}
      >
        {Array.from({ length: loadingRows }, (_, row) => row).map((row) => (
          <ListRow key={row} size="wallet" icon={<Skeleton width={40} height={40} />}>
            <Skeleton width={120} height={14} />
          </ListRow>
        ))}
      </WalletList>
    </ViewBody>
  )
}
