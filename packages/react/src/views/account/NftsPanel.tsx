import { Image, iconWallet } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { MoreRows } from '../parts/MoreRows'
import { NothingHere } from '../parts/NothingHere'
import { PanelHead } from '../parts/PanelHead'
import { SkeletonRows } from '../parts/SkeletonRows'
import type { PanelProps } from './AssetTools'
import { useNftsPanel } from './NftsPanel.model'

/** [ACC-3] The collectibles of the account. */
export function NftsPanel(props: PanelProps): ReactElement {
  const { items, loading, none, more, origins, label, ...model } = useNftsPanel(props)
  if (loading) return <SkeletonRows label={loading} count={3} />
  return (
    <div className="lk-panel" data-part="nfts">
      {model.line && !none ? <PanelHead line={model.line} retry={model.retry} /> : null}
      {none ? <NothingHere icon={iconWallet} none={none} look="secondary" /> : null}
      {items.length > 0 ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away from a list without markers
        <ul className="lk-grid" role="list" aria-label={label}>
          {items.map((item) => (
            <li key={item.id} className="lk-nft" data-part="nft">
              <Image src={item.image} allowed={origins} name={item.name} size={140} lazy />
              <bdi className="lk-nft-name lk-clip">{item.name}</bdi>
              {item.collection ? <bdi className="lk-nft-of lk-clip">{item.collection}</bdi> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {more ? <MoreRows {...more} /> : null}
    </div>
  )
}
