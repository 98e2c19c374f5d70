import { Icon, type IconShape } from '@latchkey/ui'
import type { ReactElement } from 'react'

/** A sign on a tile, as large as the picture of a wallet, in a row that has none. */
export function IconTile({ shape }: { readonly shape: IconShape }): ReactElement {
  return (
    <span className="lk-tile">
      <Icon shape={shape} />
    </span>
  )
}
