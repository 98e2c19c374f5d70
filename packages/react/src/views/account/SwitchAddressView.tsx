import { iconAccount, ScrollArea } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { AccountList } from '../parts/AccountList'
import { NothingHere } from '../parts/NothingHere'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useSwitchAddress } from './SwitchAddressView.model'

/** A list of all accounts, to choose the active one. */
export function SwitchAddressView(props: ViewProps<'SwitchAddress'>): ReactElement {
  const { rows, none, texts } = useSwitchAddress(props)
  if (rows.length === 0)
    return (
      <ViewBody>
        <NothingHere icon={iconAccount} none={none} />
      </ViewBody>
    )
  return (
    <ViewBody>
      <ScrollArea>
        <AccountList label={texts.accounts} rows={rows} current={texts.current} hasWallets />
      </ScrollArea>
    </ViewBody>
  )
}
