import { Button, EmptyState, iconError } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useTexts } from '../hooks/useTexts'
import { reloadTexts } from '../i18n/reloadTexts'
import { useShellLocale } from './useShellLocale'

/** Says that a view could not be shown and offers a way on. The header still has the way back and out. */
export function LoadFailure(props: {
  readonly retry: () => void
  /** Why: its code didn't load, didn't load again, or it broke. */
  readonly reason: 'offline' | 'stuck' | 'broken'
}): ReactElement {
  const { retry, reason } = props
  const { t } = useTexts()
  const { locale } = useShellLocale()
  const texts = { offline: t('shell.failed.text'), stuck: t('shell.failed.reload'), broken: undefined }
  const action =
    // Chromium and Firefox don't fetch a failed module again in the same document, so only a reload can help.
    reason === 'stuck' ? (
      <Button size="small" onClick={() => location.reload()}>
        {reloadTexts[locale]}
      </Button>
    ) : (
      <Button size="small" onClick={retry}>
        {t('action.retry')}
      </Button>
    )
  return (
    <div data-part="failed" role="alert">
      <EmptyState icon={iconError} title={t('shell.failed.title')} text={texts[reason]} action={action} />
    </div>
  )
}
