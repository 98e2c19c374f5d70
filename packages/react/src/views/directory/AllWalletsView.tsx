import { Button, IconButton, iconQr, iconSearch, ScrollArea, SearchField } from '@latchkey/ui'
import type { KeyboardEvent, ReactElement } from 'react'
import { LegalCheckbox } from '../parts/LegalCheckbox'
import { NothingHere } from '../parts/NothingHere'
import type { ViewProps } from '../ViewProps'
import { useAllWallets } from './AllWalletsView.model'

/** Every wallet that is installed or can be got, with a search. */
export function AllWalletsView(props: ViewProps<'AllWallets'>): ReactElement {
  const model = useAllWallets(props)
  const { failure, texts, Grid } = model
  return (
    <div ref={model.view} className={model.hasDirectory ? 'lk-body lk-all' : 'lk-body'}>
      <div className="lk-find">
        <SearchField
          ref={model.field}
          value={model.query}
          onChange={model.setQuery}
          label={texts.search}
          clearLabel={texts.clear}
          onKeyDown={leaveDown}
        />
        {model.hasDirectory ? (
          <IconButton
            shape={model.iconCertified}
            label={texts.certified}
            aria-pressed={model.isCertified}
            data-part="certified-only"
            onClick={model.toggleCertified}
          />
        ) : null}
        {model.scan ? (
          <IconButton
            shape={iconQr}
            label={texts.scan}
            data-part="scan-code"
            disabled={model.legal.isBlocked}
            onClick={model.scan}
          />
        ) : null}
      </div>
      <LegalCheckbox legal={model.legal} />
      {model.isEmpty ? (
        <NothingHere icon={iconSearch} none={model.none} look="secondary" />
      ) : (
        <ScrollArea>
          <Grid
            label={model.label}
            wallets={model.wallets}
            scope={model.scope}
            field={model.field}
            kept={model.kept}
            loadingRows={model.loadingRows}
            more={model.more}
          />
          {failure ? (
            <div className="lk-grid-foot" data-part="failure">
              <p>{failure.text}</p>
              <Button look="secondary" onClick={failure.action.run}>
                {failure.action.text}
              </Button>
            </div>
          ) : null}
        </ScrollArea>
      )}
    </div>
  )
}

/** The arrow key leads from the field to the wallets. */
function leaveDown(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'ArrowDown') return
  const view = event.currentTarget.closest('.lk-body')
  event.preventDefault()
  view?.querySelector<HTMLElement>('.lk-cell[tabindex="0"]')?.focus()
}
