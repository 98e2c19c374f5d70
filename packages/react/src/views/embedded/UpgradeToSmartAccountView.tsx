import { Button, iconCheck, iconShield, iconWallet, List, ListRow } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { IconTile } from '../parts/IconTile'
import { Note } from '../parts/Note'
import { Status } from '../parts/Status'
import { StatusMark } from '../parts/StatusMark'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useUpgradeToSmartAccount } from './UpgradeToSmartAccountView.model'

const shapes = { batch: iconCheck, pay: iconWallet }

/** [FRM-13] Explains the smart account, and switches to it. */
export function UpgradeToSmartAccountView(props: ViewProps<'UpgradeToSmartAccount'>): ReactElement {
  const { title, text, label, points, note, isFailed, action } = useUpgradeToSmartAccount(props)
  return (
    <ViewBody>
      <Status title={title} text={text}>
        <StatusMark shape={iconShield} />
      </Status>
      <List label={label}>
        {points.map((point) => (
          <ListRow
            key={point.key}
            icon={<IconTile shape={shapes[point.key]} />}
            primary={point.title}
            secondary={point.text}
            wraps
          />
        ))}
      </List>
      <Note role={isFailed ? 'alert' : undefined} data-state={isFailed ? 'failed' : undefined}>
        {note}
      </Note>
      <Button wide data-part="use-smart-account" loading={action.isBusy} onClick={action.run}>
        {action.text}
      </Button>
    </ViewBody>
  )
}
