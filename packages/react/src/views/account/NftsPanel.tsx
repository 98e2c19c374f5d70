import { Clip, IconButton, Image, iconSend, iconWallet, SkeletonRows, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { AssetPanel } from '../parts/AssetPanel'
import { MoreRows } from '../parts/MoreRows'
import { NothingHere } from '../parts/NothingHere'
import { StaleHead } from '../parts/StaleHead'
import { useNftsPanel } from './NftsPanel.model'
import sheet, * as css from './NftsPanel.module.css'
import type { PanelProps } from './useAssetTexts'

/** [ACC-3] The NFTs of the account. */
export function NftsPanel(props: PanelProps): ReactElement {
  useStyles(sheet)
  const { items, loading, none, more, origins, label, ...model } = useNftsPanel(props)
  if (loading) return <SkeletonRows label={loading} count={3} />
  return (
    <AssetPanel data-part="nfts">
      {model.line && !none ? <StaleHead line={model.line} retry={model.retry} /> : null}
      {none ? <NothingHere icon={iconWallet} none={none} look="secondary" /> : null}
      {items.length > 0 ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away from a list without markers
        <ul className={css.grid} role="list" aria-label={label}>
          {items.map((item) => (
            <li key={item.id} className={css.nft} data-part="nft">
              <Image src={item.image} allowed={origins} name={item.name} size={140} lazy />
              {model.send ? (
                <IconButton
                  shape={iconSend}
                  label={item.sendText}
                  className={css.send}
                  data-part="send-nft"
                  onClick={() => model.send?.(item.id)}
                />
              ) : null}
              <Clip as="bdi" className={css.name}>
                {item.name}
              </Clip>
              {item.collection ? (
                <Clip as="bdi" className={css.collection}>
                  {item.collection}
                </Clip>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {more ? <MoreRows {...more} /> : null}
    </AssetPanel>
  )
}
