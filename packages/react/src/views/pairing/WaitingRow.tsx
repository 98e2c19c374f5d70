import { Icon, iconChevronEnd, iconWallet, List, ListItem } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useWaitingRow } from './WaitingRow.model'

/** Opens the pending requests from any view where the visitor may wait for them. */
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
