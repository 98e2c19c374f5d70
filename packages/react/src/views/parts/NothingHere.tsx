import { Button, EmptyState, type IconShape } from '@latchkey/ui'
import type { ReactElement } from 'react'

/** An empty state: a title, a text and what to do next. */
export type EmptyContent = {
  readonly title: string
  readonly text?: string | undefined
  readonly action: { readonly text: string; readonly run: () => void } | null
}

/** An empty state with one action. */
export function NothingHere(props: {
  readonly icon: IconShape
  readonly none: EmptyContent
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
