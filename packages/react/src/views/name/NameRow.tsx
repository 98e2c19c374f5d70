import { Icon, iconAccount, iconChevronEnd, List, ListItem } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { IconTile } from '../parts/IconTile'
import { useNameRow } from './NameRow.model'

/** [NAM-2] A row that leads to a name for the account. Nothing if there is no way to one. */
export function NameRow(): ReactElement | null {
  const row = useNameRow()
  if (!row) return null
  return (
    <List>
      <ListItem
        data-part="choose-name"
        icon={<IconTile shape={iconAccount} />}
        primary={row.text}
        secondary={row.why}
        wraps
        end={<Icon shape={iconChevronEnd} size={16} />}
        onClick={row.run}
      />
    </List>
  )
}
