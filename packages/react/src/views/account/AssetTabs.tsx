import { Button, Icon, iconQr, Tabs } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { ActivityPanel } from '../activity/ActivityPanel'
import { useAssetTabs } from './AssetTabs.model'
import type { AssetTools } from './AssetTools'
import { NftsPanel } from './NftsPanel'
import { TokensPanel } from './TokensPanel'

const panels = { tokens: TokensPanel, nfts: NftsPanel, activity: ActivityPanel }

/** [NAV-14] What the account holds and what happened to it, by tabs. */
export function AssetTabs({ tools }: { readonly tools: AssetTools }): ReactElement | null {
  const model = useAssetTabs()
  if (!model) return null
  const { texts, tab, receive } = model
  const Panel = panels[tab]
  return (
    <section className="lk-assets" data-part="assets" aria-label={model.label}>
      {receive ? (
        <Button
          wide
          look="secondary"
          data-part="receive"
          icon={<Icon shape={iconQr} />}
          onClick={receive.open}
        >
          {receive.text}
        </Button>
      ) : null}
      <Tabs label={model.label} items={model.items} selected={tab} onSelect={model.choose}>
        <Panel texts={texts} tools={tools} />
      </Tabs>
    </section>
  )
}
