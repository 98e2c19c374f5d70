import type { DirectoryPlace, WalletListing } from '@latchkey/core'
import { useStyles } from '@latchkey/ui'
import { type KeyboardEvent, type ReactElement, type RefObject, useEffect, useRef, useState } from 'react'
import { keyOfWallet } from '../connect/useStableOrder'
import { GridRow } from './GridRow'
import { gridTarget } from './gridTarget'
import { LoadingCells } from './LoadingCells'
import { useColumns } from './useColumns'
import { useKeptScroll } from './useKeptScroll'
import { useSeen } from './useSeen'
import { useVisibleRows } from './useVisibleRows'
import type { CellScope } from './WalletCell'
import sheet, * as css from './WalletGrid.module.css'

/** The height of a row in px. All are the same, so rows out of sight needn't be drawn. */
export const rowHeight = 112

/** A grid of wallets. Tab stops at one; arrow keys, Home and End move; letters go to the search. */
export function WalletGrid(props: {
  readonly label: string
  readonly wallets: readonly WalletListing[]
  readonly scope: CellScope
  /** Where typed letters go. */
  readonly field: RefObject<HTMLInputElement | null>
  /** Placeholder rows for what is still loading. */
  readonly loadingRows: number
  /** Called near the end. Null when complete. */
  readonly more: (() => void) | null
  /** The place to return to. */
  readonly kept?: DirectoryPlace | undefined
}): ReactElement {
  useStyles(sheet)
  const { label, wallets, scope, field, loadingRows, more, kept } = props
  const grid = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const columns = useColumns(grid)
  useKeptScroll(grid, kept?.top ?? 0, columns)
  useSeen(end, more, wallets.length)
  const [focused, setFocused] = useState<string | null>(kept?.walletKey ?? null)
  const count = Math.ceil(wallets.length / columns)
  const { from, to } = useVisibleRows(grid, count, rowHeight)
  // Tab stops at a rendered cell, though the last one may be scrolled out.
  const drawn = wallets.slice(from * columns, to * columns)
  const at =
    from * columns +
    Math.max(
      0,
      drawn.findIndex((wallet) => keyOfWallet(wallet) === focused),
    )
  const current = wallets[at] ? keyOfWallet(wallets[at]) : null
  const rows = Array.from({ length: Math.max(0, to - from) }, (_, row) =>
    wallets.slice((from + row) * columns, (from + row + 1) * columns),
  )

  // The cell may have to be rendered first.
  const goal = useRef<string | null>(null)
  useEffect(() => {
    if (goal.current === null || goal.current !== current) return
    goal.current = null
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  })
  const moveTo = (index: number) => {
    const wallet = wallets[index]
    if (!wallet || keyOfWallet(wallet) === current) return
    goal.current = keyOfWallet(wallet)
    setFocused(goal.current)
    const row = Math.floor(index / columns)
    const area = grid.current?.closest('[data-part=scroll-area]')
    // Far away: scroll its row into view, which renders it.
    if (area && (row < from || row >= to)) area.scrollTop = row * rowHeight
  }

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey) return
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const target = gridTarget(key, { at, count: wallets.length, columns, isRtl })
    // The letter itself goes to the field, which has focus by then.
    if (target === 'above' || (target === null && key.length === 1 && key !== ' ')) field.current?.focus()
    if (target !== null) event.preventDefault()
    if (typeof target === 'number') moveTo(target)
  }

  return (
    <div
      ref={grid}
      className={css.grid}
      style={{ ['--columns' as string]: columns, ['--row' as string]: `${rowHeight}px` }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a grid of controls isn't a table */}
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={count}
        onKeyDown={onKeyDown}
        style={{ paddingBlock: `${from * rowHeight}px ${(count - to) * rowHeight}px` }}
      >
        {rows.map((row, index) => (
          <GridRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its cells have their own keys
            key={from + index}
            at={from + index}
            wallets={row}
            scope={scope}
            current={from + index === Math.floor(at / columns) ? current : null}
          />
        ))}
      </div>
      {loadingRows > 0 ? <LoadingCells rows={loadingRows} columns={columns} /> : null}
      <div ref={end} className={css.end} />
    </div>
  )
}
