import { Skeleton } from '@latchkey/ui'
import type { ReactElement } from 'react'
import * as css from './WalletGrid.module.css'

/** Placeholder rows for wallets that are loading. */
export function LoadingCells({
  rows,
  columns,
}: {
  readonly rows: number
  readonly columns: number
}): ReactElement {
  const cells = Array.from({ length: columns }, (_, column) => column)
  return (
    <div aria-busy="true" data-part="loading-rows">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className={css.row}>
          {cells.map((cell) => (
            <div key={cell} className={css.cell}>
              <Skeleton width={56} height={56} />
              <Skeleton width={48} height={10} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
