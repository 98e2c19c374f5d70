import { Button, IconButton, iconQr, iconSearch, ScrollArea, SearchField, useStyles } from '@latchkey/ui'
import type { KeyboardEvent, ReactElement } from 'react'
import { ContestedNote } from '../parts/ContestedNote'
import { LegalCheckbox } from '../parts/LegalCheckbox'
import { NothingHere } from '../parts/NothingHere'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useAllWallets } from './AllWalletsView.model'
import sheet, * as css from './AllWalletsView.module.css'

/** Every wallet, installed or not, with a search. */
export function AllWalletsView(props: ViewProps<'AllWallets'>): ReactElement {
  useStyles(sheet)
  const model = useAllWallets(props)
  const { failure, texts, Grid } = model
  return (
    <ViewBody bodyRef={model.view} className={model.hasDirectory ? css.tall : undefined}>
      <div className={css.find}>
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
      <ContestedNote text={model.note} />
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
            <div className={css.failure} data-part="failure">
              <p>{failure.text}</p>
              <Button look="secondary" onClick={failure.action.run}>
                {failure.action.text}
              </Button>
            </div>
          ) : null}
        </ScrollArea>
      )}
    </ViewBody>
  )
}

/** Down moves from the search to the wallets. */
function leaveDown(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'ArrowDown') return
  const view = event.currentTarget.closest('[data-part=body]')
  event.preventDefault()
  view?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus()
}
