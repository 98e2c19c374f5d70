import { Image, iconError, iconWallet, List } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { NothingHere } from '../parts/NothingHere'
import { PanelHead } from '../parts/PanelHead'
import { SkeletonRows } from '../parts/SkeletonRows'
import type { PanelProps } from './AssetTools'
import { useTokensPanel } from './TokensPanel.model'

/** [ACC-2] The tokens of the account, the most valuable first. */
export function TokensPanel(props: PanelProps): ReactElement {
  const { rows, loading, failure, none, origins, ...model } = useTokensPanel(props)
  if (loading) return <SkeletonRows label={loading} count={3} />
  return (
    <div className="lk-panel" data-part="tokens">
      <PanelHead line={model.next ?? model.line} amount={model.total} refresh={model.refresh} />
      {failure ? <NothingHere icon={iconError} none={failure} /> : null}
      {none ? <NothingHere icon={iconWallet} none={none} look="secondary" /> : null}
      {model.next && model.line ? <p className="lk-note">{model.line}</p> : null}
      {rows.length > 0 ? (
        <List label={model.label}>
          {rows.map((row) => (
            <div key={row.key} className="lk-item" data-part="token-row" data-token={row.symbol}>
              <Image src={row.image} allowed={origins} name={row.symbol} size={36} shape="round" lazy />
              <span className="lk-item-body">
                <bdi className="lk-item-primary">{row.name}</bdi>
                <bdi className="lk-item-secondary">{row.amount}</bdi>
              </span>
              {row.value ? <span className="lk-item-end">{row.value}</span> : null}
            </div>
          ))}
        </List>
      ) : null}
    </div>
  )
}
