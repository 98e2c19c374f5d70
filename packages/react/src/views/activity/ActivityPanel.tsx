import {
  Button,
  Image,
  iconError,
  iconRefresh,
  LinkRow,
  List,
  ListRow,
  SkeletonRows,
  Tag,
  useStyles,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { PanelProps } from '../account/useAssetTexts'
import { AssetPanel } from '../parts/AssetPanel'
import { IconTile } from '../parts/IconTile'
import { MoreRows } from '../parts/MoreRows'
import { NothingHere } from '../parts/NothingHere'
import { useActivityPanel } from './ActivityPanel.model'
import sheet, * as css from './ActivityPanel.module.css'

type Model = ReturnType<typeof useActivityPanel>
type Row = Model['months'][number]['rows'][number]

/** [ACC-4] The account's activity, by month. */
export function ActivityPanel(props: PanelProps): ReactElement {
  useStyles(sheet)
  const { months, loading, none, all, more, origins, isFailed } = useActivityPanel(props)
  if (loading) return <SkeletonRows label={loading} count={7} />
  return (
    <AssetPanel data-part="activity">
      {none ? <NothingHere icon={isFailed ? iconError : iconRefresh} none={none} look="secondary" /> : null}
      {months.map((month, place) => (
        <section key={month.key} data-part="month" aria-label={month.title}>
          <div className={css.month}>
            <h3>{month.title}</h3>
            {all && place === 0 ? (
              <Button size="small" look="quiet" data-part="all-activity" onClick={all.run}>
                {all.text}
              </Button>
            ) : null}
          </div>
          <List label={month.title}>
            {month.rows.map((row) => (
              <TransactionRow key={row.id} row={row} origins={origins} />
            ))}
          </List>
        </section>
      ))}
      {more ? <MoreRows {...more} /> : null}
    </AssetPanel>
  )
}

function TransactionRow({ row, origins }: { readonly row: Row; readonly origins: Model['origins'] }) {
  const part = {
    'data-part': 'transaction',
    'data-id': row.id,
    icon: row.face ? (
      <Image src={row.face.image} allowed={origins} name={row.face.name} size={36} shape="round" lazy />
    ) : (
      <IconTile shape={iconRefresh} />
    ),
    primary: row.text,
    secondary: row.day,
    end: (
      <>
        {row.amounts.map((amount) => (
          <bdi key={amount.text} className={css.amount} data-sign={amount.isIncoming ? 'in' : 'out'}>
            {amount.text}
          </bdi>
        ))}
        {row.rest}
        {row.state ? <Tag tone="warning">{row.state}</Tag> : null}
      </>
    ),
  }
  if (!row.href) return <ListRow {...part} />
  return <LinkRow {...part} href={row.href} target="_blank" rel="noopener noreferrer" />
}
