import { Skeleton } from '@latchkey/ui'
import type { ReactElement } from 'react'

/** Rows that keep the place of those that are still loading. */
export function SkeletonRows(props: { readonly label: string; readonly count: number }): ReactElement {
  const { label, count } = props
  return (
    <div className="lk-list" data-part="skeleton-rows" role="status">
      <span className="lk-unseen">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content have no other name
        <div key={index} className="lk-item" aria-hidden="true">
          <Skeleton width={36} height={36} shape="round" />
          <span className="lk-item-body">
            <Skeleton width={96} height={14} />
          </span>
          <Skeleton width={56} height={14} />
        </div>
      ))}
    </div>
  )
}
