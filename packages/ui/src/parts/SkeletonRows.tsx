import type { ReactElement } from 'react'
import { useStyles } from '../styles/useStyles'
import sheet, * as css from './List.module.css'
import { ListRow } from './ListRow'
import { Skeleton } from './Skeleton'
import { Unseen } from './Unseen'

/** Rows that keep space for rows that are loading. */
export function SkeletonRows(props: { readonly label: string; readonly count: number }): ReactElement {
  useStyles(sheet)
  const { label, count } = props
  return (
    <div className={css.list} data-part="skeleton-rows" role="status">
      <Unseen>{label}</Unseen>
      {Array.from({ length: count }, (_, index) => (
        <ListRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows without content have no other name
          key={index}
          aria-hidden="true"
          icon={<Skeleton width={36} height={36} shape="round" />}
          primary={<Skeleton width={96} height={14} />}
        >
          <Skeleton width={56} height={14} />
        </ListRow>
      ))}
    </div>
  )
}
