import { Button, EmptyState, iconError } from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { ShellTexts } from './shellTexts'

/** Says that a view could not be shown, and offers to try again; the header still has the way back and out. */
export function FailedView(props: { readonly words: ShellTexts; retry(): void }): ReactElement {
  const { words, retry } = props
  const action = (
    <Button size="small" onClick={retry}>
      {words.retry}
    </Button>
  )
  return (
    <div data-part="failed" role="alert">
      <EmptyState icon={iconError} title={words.failed} text={words.reason} action={action} />
    </div>
  )
}
