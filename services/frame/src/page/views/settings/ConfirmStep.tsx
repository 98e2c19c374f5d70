import { Button, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useFirstFocus } from '../../approve/useFirstFocus'
import type { SettingsTexts } from '../../i18n/settings/loadSettingsTexts'
import sheet, * as css from './ConfirmStep.module.css'
import { renewFault } from './renewFault'
import { useTask } from './useTask'

/** Says what removing something does, before it's done. */
export function ConfirmStep(props: {
  readonly t: SettingsTexts['t']
  readonly title: string
  readonly lines: readonly string[]
  readonly action: string
  readonly run: () => Promise<void>
  readonly cancel: () => void
}): ReactElement {
  useStyles(sheet)
  const { t, title, lines, action, run, cancel } = props
  const first = useFirstFocus()
  const task = useTask()
  return (
    <section className={css.confirm} data-part="confirm" aria-label={title}>
      <strong>{title}</strong>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {task.error ? (
        <p role="alert" className={css.fault}>
          {renewFault(task.error, t)}
        </p>
      ) : null}
      <Button wide look="danger" data-part="confirm-yes" loading={task.isBusy} onClick={() => task.run(run)}>
        {action}
      </Button>
      <Button ref={first} wide look="quiet" data-part="confirm-no" disabled={task.isBusy} onClick={cancel}>
        {t('renew.cancel')}
      </Button>
    </section>
  )
}
