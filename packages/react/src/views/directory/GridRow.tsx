import type { WalletListing } from '@latchkey/core'
import { memo, type ReactElement } from 'react'
import { keyOfWallet } from '../connect/useStableOrder'
import { type CellScope, WalletCell } from './WalletCell'
import * as css from './WalletGrid.module.css'

type RowProps = {
  readonly wallets: readonly WalletListing[]
  readonly scope: CellScope
  /** The column of the cell in the tab order, if it's in this row. */
  readonly current: string | null
  /** Its index among all rows, rendered or not. */
  readonly at: number
}

const isSameRow = (before: RowProps, after: RowProps) =>
  before.scope === after.scope &&
  before.current === after.current &&
  before.wallets.length === after.wallets.length &&
  before.wallets.every((wallet, at) => wallet === after.wallets[at])

/** A row of the grid. Renders again only when one of its wallets changes. */
export const GridRow = /* @__PURE__ */ memo(function GridRow({
  at,
  wallets,
  scope,
  current,
}: RowProps): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of controls isn't a table
    // biome-ignore lint/a11y/useFocusableInteractive: the buttons inside take the focus
    <div role="row" aria-rowindex={at + 1} className={css.row}>
      {wallets.map((wallet) => (
        <WalletCell
          key={keyOfWallet(wallet)}
          wallet={wallet}
          scope={scope}
          isCurrent={keyOfWallet(wallet) === current}
        />
      ))}
    </div>
  )
}, isSameRow)
