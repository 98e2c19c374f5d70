import { Button, Icon, iconError, iconQr, Tabs } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { NothingHere } from '../parts/NothingHere'
import { SkeletonRows } from '../parts/SkeletonRows'
import { useAssetTabs } from './AssetTabs.model'

/** [NAV-14] What the account holds and what happened to it, by tabs. */
export function AssetTabs(): ReactElement | null {
  const model = useAssetTabs()
  if (!model) return null
  const { Panel, texts, tab, receive, failure } = model
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
        {Panel ? <Panel texts={texts} /> : null}
        {failure ? <NothingHere icon={iconError} none={failure} look="secondary" /> : null}
        {Panel || failure ? null : <SkeletonRows label={model.loading} count={3} />}
      </Tabs>
    </section>
  )
}
