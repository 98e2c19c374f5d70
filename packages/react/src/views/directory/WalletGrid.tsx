import type { WalletListing } from '@latchkey/core'
import { Skeleton } from '@latchkey/ui'
import {
  type KeyboardEvent,
  memo,
  type ReactElement,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { keyOfWallet } from '../connect/keyOfWallet'
import { rowHeight } from './directoryStyles'
import { gridTarget } from './gridTarget'
import { useColumns } from './useColumns'
import { useSeen } from './useSeen'
import { useVisibleRows } from './useVisibleRows'
import { type CellScope, WalletCell } from './WalletCell'

type RowProps = {
  readonly wallets: readonly WalletListing[]
  readonly scope: CellScope
  /** The cell that Tab leads to, where it is in this row. */
  readonly current: string | null
  /** Its place among all rows, those that are not drawn too. */
  readonly at: number
}

const isSameRow = (before: RowProps, after: RowProps) =>
  before.scope === after.scope &&
  before.current === after.current &&
  before.wallets.length === after.wallets.length &&
  before.wallets.every((wallet, at) => wallet === after.wallets[at])

const GridRow = /* @__PURE__ */ memo(function GridRow({
  at,
  wallets,
  scope,
  current,
}: RowProps): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of controls is no table
    // biome-ignore lint/a11y/useFocusableInteractive: the buttons inside take the focus
    <div role="row" aria-rowindex={at + 1} className="lk-grid-row">
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

/** Wallets side by side; Tab leads to one of them, the arrow keys, Home and End to the others, letters to the search. */
export function WalletGrid(props: {
  readonly label: string
  readonly wallets: readonly WalletListing[]
  readonly scope: CellScope
  /** Where typing goes on. */
  readonly field: RefObject<HTMLInputElement | null>
  /** Rows that are kept free for what is still coming. */
  readonly loadingRows: number
  /** Called when the end comes near; null where there is no more. */
  readonly more: (() => void) | null
}): ReactElement {
  const { label, wallets, scope, field, loadingRows, more } = props
  const grid = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const columns = useColumns(grid)
  useSeen(end, more, wallets.length)
  const [focused, setFocused] = useState<string | null>(null)
  const count = Math.ceil(wallets.length / columns)
  const { from, to } = useVisibleRows(grid, count, rowHeight)
  const found = wallets.findIndex((wallet) => keyOfWallet(wallet) === focused)
  // Tab leads to a cell that is drawn, though the last one may have been scrolled away.
  const at = found >= from * columns && found < to * columns ? found : from * columns
  const current = wallets[at] ? keyOfWallet(wallets[at]) : null
  const rows = Array.from({ length: Math.max(0, to - from) }, (_, row) =>
    wallets.slice((from + row) * columns, (from + row + 1) * columns),
  )

  // The cell may have to be drawn first.
  const goal = useRef<string | null>(null)
  useEffect(() => {
    if (goal.current === null || goal.current !== current) return
    goal.current = null
    grid.current?.querySelector<HTMLElement>('.lk-cell[tabindex="0"]')?.focus()
  })
  const moveTo = (index: number) => {
    const wallet = wallets[index]
    if (!wallet || keyOfWallet(wallet) === current) return
    goal.current = keyOfWallet(wallet)
    setFocused(goal.current)
    const row = Math.floor(index / columns)
    const area = grid.current?.closest('.lk-scroll')
    // Far away: the row is brought into sight, which draws it.
    if (area && (row < from || row >= to)) area.scrollTop = row * rowHeight
  }

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey) return
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const target = gridTarget(key, { at, count: wallets.length, columns, isRtl })
    // The letter itself arrives in the field, which has the focus by then.
    if (target === 'above' || (target === null && key.length === 1 && key !== ' ')) field.current?.focus()
    if (target !== null) event.preventDefault()
    if (typeof target === 'number') moveTo(target)
  }

  return (
    <div ref={grid} className="lk-grid" style={{ ['--columns' as string]: columns }}>
      {/* biome-ignore lint/a11y/useSemanticElements: a grid of controls is no table */}
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={count}
        onKeyDown={onKeyDown}
        style={{ paddingBlock: `${from * rowHeight}px ${(count - to) * rowHeight}px` }}
      >
        {rows.map((row, index) => (
          <GridRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its cells have keys of their own
            key={from + index}
            at={from + index}
            wallets={row}
            scope={scope}
            current={from + index === Math.floor(at / columns) ? current : null}
          />
        ))}
      </div>
      {loadingRows > 0 ? <LoadingRows rows={loadingRows} columns={columns} /> : null}
      <div ref={end} className="lk-grid-end" />
    </div>
  )
}

function LoadingRows({ rows, columns }: { readonly rows: number; readonly columns: number }): ReactElement {
  const cells = Array.from({ length: columns }, (_, column) => column)
  return (
    <div aria-busy="true" data-part="loading-rows">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="lk-grid-row">
          {cells.map((cell) => (
            <div key={cell} className="lk-cell">
              <Skeleton width={56} height={56} />
              <Skeleton width={48} height={10} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
