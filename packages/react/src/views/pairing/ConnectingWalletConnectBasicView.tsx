import { Icon, iconChevronEnd, iconWallet, iconWarning, ListItem, ScrollArea, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { CodePanel } from '../parts/CodePanel'
import { IconTile } from '../parts/IconTile'
import { LegalCheckbox } from '../parts/LegalCheckbox'
import { NothingHere } from '../parts/NothingHere'
import { ViewBody } from '../parts/ViewBody'
import { WalletList } from '../parts/WalletList'
import type { ViewProps } from '../ViewProps'
import { useConnectingWalletConnectBasic } from './ConnectingWalletConnectBasicView.model'
import sheet, * as css from './pairing.module.css'

/** [WC-1] A code for any wallet, the wallets on a phone, or that nothing is set up. */
export function ConnectingWalletConnectBasicView(
  props: ViewProps<'ConnectingWalletConnectBasic'>,
): ReactElement {
  useStyles(sheet)
  const { kind, code, failure, rows, origins, legal, label, all, none } =
    useConnectingWalletConnectBasic(props)
  if (kind === 'none')
    return (
      <ViewBody>
        <NothingHere icon={iconWallet} none={none} />
      </ViewBody>
    )
  const allRow = (
    <ListItem
      size="wallet"
      data-part="all-wallets"
      icon={<IconTile shape={iconWallet} />}
      primary={all.text}
      end={<Icon shape={iconChevronEnd} size={16} />}
      disabled={legal.isBlocked}
      onClick={all.run}
    />
  )
  if (kind === 'list')
    return (
      <ViewBody>
        <LegalCheckbox legal={legal} />
        <WalletList label={label} rows={rows} origins={origins} isBlocked={legal.isBlocked}>
          {allRow}
        </WalletList>
      </ViewBody>
    )
  return (
    <ViewBody className={css.pairing} data-part="pairing">
      <LegalCheckbox legal={legal} />
      <ScrollArea>
        {failure ? <NothingHere icon={iconWarning} none={failure} /> : <CodePanel code={code} />}
        {allRow}
      </ScrollArea>
    </ViewBody>
  )
}
