import { Icon, iconChevronEnd, iconWallet, List, ListItem } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useWaitingRow } from './WaitingRow.model'

/** Leads to what waits in a wallet elsewhere, from wherever somebody may wait for it. */
export function WaitingRow(): ReactElement | null {
  const row = useWaitingRow()
  if (!row) return null
  return (
    <List>
      <ListItem
        data-part="waiting-row"
        icon={<Icon shape={iconWallet} />}
        primary={row.text}
        end={<Icon shape={iconChevronEnd} size={16} />}
        onClick={row.open}
      />
    </List>
  )
}
