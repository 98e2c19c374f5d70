import { Button, EmptyState, type IconShape } from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { None } from '../None'

/** Says why there is nothing to see, and offers the one thing to do about it. */
export function NothingHere(props: {
  readonly icon: IconShape
  readonly none: None
  readonly look?: 'primary' | 'secondary'
}): ReactElement {
  const { icon, none, look = 'primary' } = props
  return (
    <EmptyState
      icon={icon}
      title={none.title}
      text={none.text}
      action={
        none.action ? (
          <Button look={look} onClick={none.action.run}>
            {none.action.text}
          </Button>
        ) : null
      }
    />
  )
}
