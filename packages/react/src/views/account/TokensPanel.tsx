import {
  Image,
  iconError,
  iconWallet,
  List,
  ListRow,
  Skeleton,
  SkeletonRows,
  Sparkline,
  useStyles,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { AssetPanel } from '../parts/AssetPanel'
import { NothingHere } from '../parts/NothingHere'
import { PanelHead } from '../parts/PanelHead'
import { StaleHead } from '../parts/StaleHead'
import { useTokensPanel } from './TokensPanel.model'
import sheet, * as css from './TokensPanel.module.css'
import type { PanelProps } from './useAssetTexts'

type Model = ReturnType<typeof useTokensPanel>

/** [ACC-2] The tokens of the account, most valuable first. */
export function TokensPanel(props: PanelProps): ReactElement {
  useStyles(sheet)
  const { rows, loading, failure, none, origins, networkImage, ...model } = useTokensPanel(props)
  if (loading)
    return (
      <>
        <PanelHead data-part="panel-skeleton">
          <Skeleton width={112} height={32} />
        </PanelHead>
        <SkeletonRows label={loading} count={3} />
      </>
    )
  return (
    <AssetPanel data-part="tokens">
      {model.stale ? <StaleHead line={model.stale} retry={null} /> : null}
      {failure ? <NothingHere icon={iconError} none={failure} /> : null}
      {none ? <NothingHere icon={iconWallet} none={none} look="secondary" /> : null}
      {model.total ? <Total total={model.total} worth={model.worth} /> : null}
      {rows.length > 0 ? (
        <List label={model.label}>
          {rows.map((row) => (
            <ListRow
              key={row.key}
              dir="auto"
              data-part="token-row"
              data-token={row.symbol}
              icon={
                <span className={css.badged}>
                  <Image src={row.image} allowed={origins} name={row.symbol} size={36} shape="round" lazy />
                  {networkImage ? (
                    <Image {...networkImage} allowed={origins} size={16} shape="round" lazy />
                  ) : null}
                </span>
              }
              primary={<bdi>{row.name}</bdi>}
              secondary={row.amount}
              end={row.value}
            />
          ))}
        </List>
      ) : null}
    </AssetPanel>
  )
}

function Total({ total, worth }: { readonly total: NonNullable<Model['total']> } & Pick<Model, 'worth'>) {
  return (
    <PanelHead>
      <span>
        {total.label}
        <span className={css.sum}>
          <strong>{total.value}</strong>
          {worth?.trend ? (
            <span className={css.trend} data-part="trend" data-trend={worth.trend.state}>
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
    </PanelHead>
  )
}
