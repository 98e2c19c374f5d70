import { iconWallet } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { LegalCheckbox } from '../parts/LegalCheckbox'
import { LegalNote } from '../parts/LegalNote'
import { NothingHere } from '../parts/NothingHere'
import { ViewBody } from '../parts/ViewBody'
import { WalletList } from '../parts/WalletList'
import type { ViewProps } from '../ViewProps'
import { useConnectWallets } from './ConnectWalletsView.model'

/** The wallets alone, when the first view shows other ways to connect instead. */
export function ConnectWalletsView(props: ViewProps<'ConnectWallets'>): ReactElement {
  const { legal, none, rows, origins, label, note } = useConnectWallets(props)
  return (
    <ViewBody>
      <LegalCheckbox legal={legal} />
      {rows.length === 0 ? (
        <NothingHere icon={iconWallet} none={none} />
      ) : (
        <WalletList label={label} rows={rows} origins={origins} isBlocked={legal.isBlocked} note={note} />
      )}
      <LegalNote legal={legal} />
    </ViewBody>
  )
}
