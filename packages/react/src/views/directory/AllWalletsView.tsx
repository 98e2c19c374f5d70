import { iconSearch, SearchField } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { LegalCheckbox } from '../parts/LegalCheckbox'
import { NothingHere } from '../parts/NothingHere'
import { WalletList } from '../parts/WalletList'
import type { ViewProps } from '../ViewProps'
import { useAllWallets } from './AllWalletsView.model'

/** Every wallet that is installed or can be got, with a search. */
export function AllWalletsView(props: ViewProps<'AllWallets'>): ReactElement {
  const { legal, none, rows, origins, label, query, setQuery, texts } = useAllWallets(props)
  return (
    <div className="lk-body">
      <SearchField value={query} onChange={setQuery} label={texts.search} clearLabel={texts.clear} />
      <LegalCheckbox legal={legal} />
      {rows.length === 0 ? (
        <NothingHere icon={iconSearch} none={none} look="secondary" />
      ) : (
        <WalletList label={label} rows={rows} origins={origins} isBlocked={legal.isBlocked} />
      )}
    </div>
  )
}
