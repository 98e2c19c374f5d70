import { Button, EmptyState, iconError } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useTexts } from '../hooks/useTexts'

/** Says that a view could not be shown, and offers to try again; the header still has the way back and out. */
export function FailedView({ retry }: { readonly retry: () => void }): ReactElement {
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
        text={t('shell.failed.text')}
        action={action}
      />
    </div>
  )
}
