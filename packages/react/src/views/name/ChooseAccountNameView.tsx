import { Button, iconAccount, iconCheck, iconEye, List, ListRow, SkeletonRows } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { IconTile } from '../parts/IconTile'
import { NothingHere } from '../parts/NothingHere'
import { Status } from '../parts/Status'
import { StatusMark } from '../parts/StatusMark'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useChooseAccountName } from './ChooseAccountNameView.model'

const shapes = { free: iconCheck, public: iconEye }

/** [NAM-2] Says what a name is for, and leads to choosing one. */
export function ChooseAccountNameView(props: ViewProps<'ChooseAccountName'>): ReactElement {
  const { none, intro, loading } = useChooseAccountName(props)
  if (none)
    return (
      <ViewBody>
        <NothingHere icon={iconAccount} none={none} />
      </ViewBody>
    )
  if (!intro)
    return (
      <ViewBody>
        <SkeletonRows label={loading} count={4} />
      </ViewBody>
    )
  return (
    <ViewBody>
      <Status title={intro.title} text={intro.text}>
        <StatusMark shape={iconAccount} />
      </Status>
      <List label={intro.label}>
        {intro.points.map((point) => (
          <ListRow
            key={point.key}
            icon={<IconTile shape={shapes[point.key]} />}
            primary={point.title}
            secondary={point.text}
            wraps
          />
        ))}
      </List>
      <Button wide data-part="continue" data-autofocus onClick={intro.action.run}>
        {intro.action.text}
      </Button>
    </ViewBody>
  )
}
