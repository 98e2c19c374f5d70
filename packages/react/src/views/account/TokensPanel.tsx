import { Image, iconError, iconWallet, List, Skeleton, Sparkline } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { NothingHere } from '../parts/NothingHere'
import { PanelHead } from '../parts/PanelHead'
import { SkeletonRows } from '../parts/SkeletonRows'
import type { PanelProps } from './AssetTools'
import { useTokensPanel } from './TokensPanel.model'

type Model = ReturnType<typeof useTokensPanel>

/** [ACC-2] The tokens of the account, the most valuable first. */
export function TokensPanel(props: PanelProps): ReactElement {
  const { rows, loading, failure, none, origins, networkImage, ...model } = useTokensPanel(props)
  if (loading)
    return (
      <>
        <div className="lk-panel-head">
          <Skeleton width={112} height={32} />
        </div>
        <SkeletonRows label={loading} count={3} />
      </>
    )
  return (
    <div className="lk-panel" data-part="tokens">
      {model.stale ? <PanelHead line={model.stale} retry={null} /> : null}
      {failure ? <NothingHere icon={iconError} none={failure} /> : null}
      {none ? <NothingHere icon={iconWallet} none={none} look="secondary" /> : null}
      {model.total ? <Total total={model.total} worth={model.worth} /> : null}
      {rows.length > 0 ? (
        <List label={model.label}>
          {rows.map((row) => (
            <div key={row.key} className="lk-item" data-part="token-row" data-token={row.symbol}>
              <span className="lk-badged">
                <Image src={row.image} allowed={origins} name={row.symbol} size={36} shape="round" lazy />
                {networkImage ? (
                  <Image {...networkImage} allowed={origins} size={16} shape="round" lazy />
                ) : null}
              </span>
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

function Total({ total, worth }: { readonly total: NonNullable<Model['total']> } & Pick<Model, 'worth'>) {
  return (
    <div className="lk-panel-head" data-part="panel-head">
      <span>
        {total.label}
        <span className="lk-sum">
          <strong>{total.value}</strong>
          {worth?.trend ? (
            <span className="lk-trend" data-part="trend" data-trend={worth.trend.state}>
              <span aria-hidden="true">{worth.trend.mark}</span> <bdi>{worth.trend.text}</bdi>
            </span>
          ) : null}
        </span>
      </span>
      {worth ? (
        <Sparkline
          values={worth.values}
          label={worth.label}
          valueText={worth.valueText}
          onRead={worth.onRead}
        />
      ) : null}
    </div>
  )
}
