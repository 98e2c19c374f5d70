import { Button, EmptyState, Icon, iconKey, ScrollArea, useStyles } from '@latchkey/ui'
import type { ReactElement, ReactNode } from 'react'
import { useApproval } from '../../approve/useApproval'
import { useFirstFocus } from '../../approve/useFirstFocus'
import type { SettingsTexts } from '../../i18n/settings/loadSettingsTexts'
import { PanelNote } from '../PanelNote'
import { useTask } from '../settings/useTask'
import { passkeyCancelled, passkeyUnable } from './errors'
import sheet, * as css from './PasskeyPanel.module.css'

/** What a passkey is asked for. */
export type PasskeyPurpose = 'login' | 'create'

/** One button that signs the visitor in with a passkey or creates one, which needs a touch in the frame's own page. */
export function PasskeyPanel({
  t,
  purpose,
  press,
  close,
  children,
}: {
  readonly t: SettingsTexts['t']
  readonly purpose: PasskeyPurpose
  readonly press: () => Promise<void>
  readonly close: () => void
  /** Other ways, under the button. */
  readonly children?: ReactNode
}): ReactElement {
  useStyles(sheet)
  const first = useFirstFocus()
  const task = useTask()
  const { panel, block, ...button } = useApproval(true, () => task.run(press))
  // Where the browser can't tell what covers the panel, its own question about the passkey can't be covered.
  const isTold = block !== 'window'
  const reason = isTold && block !== null && block !== 'checking' ? t(`guard.${block}`) : ''
  return (
    <div
      ref={panel}
      className={css.panel}
      data-part="passkey"
      data-state={isTold ? (block ?? 'ready') : 'ready'}
      role="dialog"
      aria-label={t(`${purpose}.title`)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close()
      }}
    >
      <div className={css.body}>
        <ScrollArea label={t(`${purpose}.title`)}>
          <EmptyState icon={iconKey} title={t(`${purpose}.title`)} text={t(`${purpose}.text`)} />
        </ScrollArea>
      </div>
      <PanelNote isFault place="middle" text={task.error ? faultText(task.error, purpose, t) : ''} />
      <PanelNote place="middle" hasRoom text={reason} />
      <Button
        wide
        data-part="continue"
        loading={task.isBusy}
        disabled={isTold && block !== null}
        icon={<Icon shape={iconKey} />}
        onPointerDown={button.down}
        // A key that is held down must not press a button that has just become ready.
        onKeyDown={(event) => (event.repeat ? event.preventDefault() : undefined)}
        onClick={isTold ? button.press : () => task.run(press)}
      >
        {t(`${purpose}.passkey`)}
      </Button>
      {children}
      <Button ref={first} wide look="quiet" data-part="close" onClick={close}>
        {t('settings.close')}
      </Button>
    </div>
  )
}

function faultText(error: unknown, purpose: PasskeyPurpose, t: SettingsTexts['t']): string {
  if (passkeyCancelled.is(error)) return t(`${purpose}.cancelled`)
  return passkeyUnable.is(error) ? t('ways.passkey.unable') : t('settings.failed')
}
