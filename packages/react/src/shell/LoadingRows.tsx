import { Skeleton } from '@latchkey/ui'
import type { ReactElement } from 'react'

const widths = [120, 150, 96]

/** Three rows in the place of a view that is still on its way. */
export function LoadingRows(): ReactElement {
  return (
    <div className="lk-rows">
      {widths.map((width) => (
        <span key={width}>
          <Skeleton width={40} height={40} />
          <Skeleton width={width} height={14} />
        </span>
      ))}
    </div>
  )
}
