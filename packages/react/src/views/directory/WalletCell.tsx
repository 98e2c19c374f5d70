import type { WalletListing } from '@latchkey/core'
import { Icon, Image, iconCheck, iconWarning, Spinner, Unseen } from '@latchkey/ui'
import { memo, type ReactElement } from 'react'
import * as css from './WalletGrid.module.css'

/** The words on a cell. */
export type CellTexts = {
  readonly installed: string
  readonly recent: string
  readonly certified: string
  readonly contested: string
  readonly unverified: string
}

/** What all cells share. One stable object, so unchanged cells don't render again. */
export type CellScope = {
  readonly origins: readonly string[]
  readonly texts: CellTexts
  readonly isBlocked: boolean
  readonly busyIds: readonly string[]
  readonly pick: (wallet: WalletListing) => void
}

/** One wallet of the grid. */
export const WalletCell = /* @__PURE__ */ memo(function WalletCell(props: {
  readonly wallet: WalletListing
  readonly scope: CellScope
  /** Whether Tab stops at this cell. */
  readonly isCurrent: boolean
}): ReactElement {
  const { wallet, scope, isCurrent } = props
  const { texts } = scope
  const isBusy = wallet.connectorId !== undefined && scope.busyIds.includes(wallet.connectorId)
  const words = [
    wallet.isContested && texts.contested,
    wallet.isUnverified && texts.unverified,
    wallet.isRecent && texts.recent,
    wallet.isInstalled && !wallet.isRecent && texts.installed,
    wallet.isCertified && texts.certified,
  ].filter(Boolean)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of controls isn't a table
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
    <div role="gridcell">
      <button
        type="button"
        className={css.cell}
        data-part="wallet-row"
        data-wallet={wallet.rdns ?? wallet.id}
        data-state={isBusy ? 'busy' : undefined}
        tabIndex={isCurrent ? 0 : -1}
        disabled={scope.isBlocked}
        aria-busy={isBusy || undefined}
        onClick={() => scope.pick(wallet)}
      >
        <span
          className={css.icon}
          data-mark={wallet.isContested ? 'contested' : wallet.isInstalled ? 'installed' : undefined}
        >
          <Image src={wallet.imageUrl} allowed={scope.origins} name={wallet.name} size={56} lazy />
          {isBusy ? (
            <Spinner />
          ) : words.length > 0 ? (
            <Icon shape={wallet.isContested ? iconWarning : iconCheck} size={16} />
          ) : null}
        </span>
        <span className={css.name} data-part="wallet-name" dir="auto">
          {wallet.name}
        </span>
        {words.length > 0 ? <Unseen>{words.join(', ')}</Unseen> : null}
      </button>
    </div>
  )
})
