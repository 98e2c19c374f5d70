import { Image, iconError, iconRefresh, List, Tag } from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { PanelProps } from '../account/AssetTools'
import { IconTile } from '../parts/IconTile'
import { MoreRows } from '../parts/MoreRows'
import { NothingHere } from '../parts/NothingHere'
import { SkeletonRows } from '../parts/SkeletonRows'
import { useActivityPanel } from './ActivityPanel.model'

type Model = ReturnType<typeof useActivityPanel>
type Row = Model['months'][number]['rows'][number]

/** [ACC-4] What happened to the account, by month. */
export function ActivityPanel(props: PanelProps): ReactElement {
  const { months, loading, none, more, origins, isFailed } = useActivityPanel(props)
  if (loading) return <SkeletonRows label={loading} count={7} />
  return (
    <div className="lk-panel" data-part="activity">
      {none ? <NothingHere icon={isFailed ? iconError : iconRefresh} none={none} look="secondary" /> : null}
      {months.map((month) => (
        <section key={month.key} data-part="month" aria-label={month.title}>
          <h3 className="lk-month">{month.title}</h3>
          <List label={month.title}>
            {month.rows.map((row) => (
              <TransactionRow key={row.id} row={row} origins={origins} />
            ))}
          </List>
        </section>
      ))}
      {more ? <MoreRows {...more} /> : null}
    </div>
  )
}

function TransactionRow({ row, origins }: { readonly row: Row; readonly origins: Model['origins'] }) {
  const content = (
    <>
      {row.face ? (
        <Image src={row.face.image} allowed={origins} name={row.face.name} size={36} shape="round" lazy />
      ) : (
        <IconTile shape={iconRefresh} />
      )}
      <span className="lk-item-body">
        <span className="lk-item-primary">{row.text}</span>
        <span className="lk-item-secondary">{row.day}</span>
      </span>
      <span className="lk-item-end">
        {row.amounts.map((amount) => (
          <bdi key={amount.text} className="lk-amounts" data-sign={amount.isIncoming ? 'in' : 'out'}>
            {amount.text}
          </bdi>
        ))}
        {row.rest}
        {row.state ? <Tag tone="warning">{row.state}</Tag> : null}
      </span>
    </>
  )
  const part = { className: 'lk-item', 'data-part': 'transaction', 'data-id': row.id }
  if (!row.href) return <div {...part}>{content}</div>
  return (
    <a {...part} href={row.href} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  )
}
