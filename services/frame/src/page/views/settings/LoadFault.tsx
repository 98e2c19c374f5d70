import { Button } from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { SettingsTexts } from '../../i18n/settings/loadSettingsTexts'
import { PanelNote } from '../PanelNote'

/** Says that a part of the settings couldn't be loaded, and offers to try again. */
export function LoadFault({
  t,
  retry,
}: {
  readonly t: SettingsTexts['t']
  readonly retry: () => void
}): ReactElement {
  return (
    <>
      <PanelNote isFault text={t('settings.failed')} />
      <Button wide size="small" look="secondary" onClick={retry}>
        {t('settings.retry')}
      </Button>
    </>
  )
}
