import { Icon, IconButton, iconCheck, iconRefresh, Tabs, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { ActivityPanel } from '../activity/ActivityPanel'
import { useAssetTabs } from './AssetTabs.model'
import sheet, * as css from './AssetTabs.module.css'
import { NftsPanel } from './NftsPanel'
import { TokensPanel } from './TokensPanel'

const panels = { tokens: TokensPanel, nfts: NftsPanel, activity: ActivityPanel }

/** [NAV-14] The account's assets and activity, in tabs. */
export function AssetTabs(): ReactElement | null {
  useStyles(sheet)
  const model = useAssetTabs()
  if (!model) return null
  const { texts, tab, refresh } = model
  const Panel = panels[tab]
  return (
    <section ref={model.pulled} className={css.assets} data-part="assets" aria-label={model.label}>
      <span className={css.pull} data-part="pull" aria-hidden="true">
        <Icon shape={iconRefresh} />
      </span>
      <Tabs
        label={model.label}
        items={model.items}
        selected={tab}
        onSelect={model.choose}
        end={
          <IconButton
            shape={refresh.state === 'done' ? iconCheck : iconRefresh}
            label={refresh.text}
            className={css.refresh}
            data-part="refresh"
            data-state={refresh.state}
            aria-busy={refresh.state === 'busy'}
            onClick={refresh.run}
          />
        }
      >
        <Panel texts={texts} isTab />
      </Tabs>
    </section>
  )
}
