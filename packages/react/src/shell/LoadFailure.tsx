import { Button, EmptyState, iconError } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useTexts } from '../hooks/useTexts'
import type { PlainTextKey } from '../i18n/Dictionary'

/** Says that a view could not be shown, and offers to try again; the header still has the way back and out. */
export function LoadFailure(props: {
  readonly retry: () => void
  /** What may help, where that is known. */
  readonly advice?: PlainTextKey
}): ReactElement {
  const { retry, advice } = props
  const { t } = useTexts()
  const action = (
    <Button size="small" onClick={retry}>
      {t('action.retry')}
    </Button>
  )
  return (
    <div data-part="failed" role="alert">
      <EmptyState
        icon={iconError}
        title={t('shell.failed.title')}
        text={advice && t(advice)}
        action={action}
      />
    </div>
  )
}
