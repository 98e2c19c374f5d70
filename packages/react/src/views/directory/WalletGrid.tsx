import type { WalletListing } from '@latchkey/core'
import { Skeleton } from '@latchkey/ui'
import { type KeyboardEvent, memo, type ReactElement, type RefObject, useRef, useState } from 'react'
import { keyOfWallet } from '../connect/keyOfWallet'
import { gridTarget } from './gridTarget'
import { useColumns } from './useColumns'
import { useSeen } from './useSeen'
import { type CellScope, WalletCell } from './WalletCell'

type RowProps = {
  readonly wallets: readonly WalletListing[]
  readonly scope: CellScope
  /** The cell that Tab leads to, where it is in this row. */
  readonly current: string | null
}

const isSameRow = (before: RowProps, after: RowProps) =>
  before.scope === after.scope &&
  before.current === after.current &&
  before.wallets.length === after.wallets.length &&
  before.wallets.every((wallet, at) => wallet === after.wallets[at])

const GridRow = /* @__PURE__ */ memo(function GridRow({ wallets, scope, current }: RowProps): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of controls is no table
    // biome-ignore lint/a11y/useFocusableInteractive: the buttons inside take the focus
    <div role="row" className="lk-grid-row">
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
  const at = Math.max(
    0,
    wallets.findIndex((wallet) => keyOfWallet(wallet) === focused),
  )
  const current = wallets[at] ? keyOfWallet(wallets[at]) : null
  const rows = Array.from({ length: Math.ceil(wallets.length / columns) }, (_, row) =>
    wallets.slice(row * columns, row * columns + columns),
  )

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey) return
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const target = gridTarget(key, { at, count: wallets.length, columns, isRtl })
    // The letter itself arrives in the field, which has the focus by then.
    if (target === 'above' || (target === null && key.length === 1 && key !== ' ')) field.current?.focus()
    const wallet = typeof target === 'number' ? wallets[target] : undefined
    if (target !== null) event.preventDefault()
    if (!wallet) return
    setFocused(keyOfWallet(wallet))
    event.currentTarget.getElementsByTagName('button')[target as number]?.focus()
  }

  return (
    <div ref={grid} className="lk-grid" style={{ ['--columns' as string]: columns }}>
      {/* biome-ignore lint/a11y/useSemanticElements: a grid of controls is no table */}
      <div role="grid" aria-label={label} onKeyDown={onKeyDown}>
        {rows.map((row, index) => (
          <GridRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its cells have keys of their own
            key={index}
            wallets={row}
            scope={scope}
            current={index === Math.floor(at / columns) ? current : null}
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
