import { Button, LiveRegion, ScrollArea, useStyles } from '@latchkey/ui'
import { type ReactElement, useEffect, useRef } from 'react'
import { useApproval } from '../../approve/useApproval'
import type { SettingsTexts } from '../../i18n/settings/loadSettingsTexts'
import { PanelNote } from '../PanelNote'
import { PasswordField } from '../password/PasswordField'
import sheet, * as css from './ConfirmStep.module.css'
import type { SettingsPorts } from './SettingsPorts'
import type { Step } from './Step'
import { useTask } from './useTask'
import { useWindowStep } from './useWindowStep'

/**
 * Says what something does, before it's done. The button works only while the whole panel is in sight, as for approvals:
 * a site that covers the frame could make its visitor press it.
 */
export function ConfirmStep(props: {
  readonly t: SettingsTexts['t']
  readonly step: Step
  readonly confirmInWindow?: SettingsPorts['confirmInWindow']
  readonly cancel: () => void
}): ReactElement {
  useStyles(sheet)
  const { t, step, confirmInWindow, cancel } = props
  const task = useTask()
  const field = useRef<HTMLInputElement>(null)
  const run = () => {
    const { current: input } = field
    if (!input) return task.run(() => step.run())
    const { value } = input
    if (value === '') return input.focus()
    task.run(() =>
      step.run(value).finally(() => {
        input.value = ''
      }),
    )
  }
  const { panel, block, down, press } = useApproval(true, run)
  const { isOffered, isWaiting, isConfirmed, open } = useWindowStep(
    block === 'window' ? confirmInWindow : undefined,
    step,
    cancel,
  )
  const reason = reasonOf()
  const no = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const root = no.current?.getRootNode() as ShadowRoot | undefined
    const before = root?.activeElement
    no.current?.focus({ preventScroll: true })
    return () => (before as HTMLElement | null | undefined)?.focus({ preventScroll: true })
  }, [])

  function reasonOf(): string {
    if (isConfirmed) return t('guard.confirmed')
    if (isWaiting) return t('guard.waiting')
    if (block === null || task.isBusy) return ''
    return t(`guard.${block === 'checking' ? 'wait' : block}`)
  }

  return (
    <div
      ref={panel}
      className={css.panel}
      data-part="confirm"
      data-state={isConfirmed ? 'ready' : (block ?? 'ready')}
      role="alertdialog"
      aria-labelledby="confirm-title"
      onKeyDown={({ key }) => {
        if (key === 'Escape' && !task.isBusy) cancel()
      }}
    >
      <h1 id="confirm-title" className={css.title} dir="auto">
        {step.title}
      </h1>
      <ScrollArea label={step.title}>
        <div className={css.lines}>
          {step.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {step.asksPassword ? (
            <PasswordField
              t={t}
              label={t('password.keep')}
              autoComplete="current-password"
              field={field}
              note={task.isBusy ? t('password.working') : ''}
            />
          ) : null}
        </div>
      </ScrollArea>
      <PanelNote isFault place="middle" text={task.error ? step.faultText(task.error) : ''} />
      <PanelNote place="middle" hasRoom part="confirm-reason" text={reason} />
      {isOffered && !isConfirmed ? (
        <Button wide data-part="confirm-window" onClick={open}>
          {t('guard.open')}
        </Button>
      ) : (
        <Button
          wide
          look={step.look}
          data-part="confirm-yes"
          loading={task.isBusy}
          disabled={block !== null && !isConfirmed}
          onPointerDown={down}
          // A key that is held down must not press a button that has just become ready.
          onKeyDown={(event) => (event.repeat ? event.preventDefault() : undefined)}
          onClick={isConfirmed ? run : press}
        >
          {step.action}
        </Button>
      )}
      <Button ref={no} wide look="quiet" data-part="confirm-no" disabled={task.isBusy} onClick={cancel}>
        {t('renew.cancel')}
      </Button>
      <LiveRegion text={block === 'wait' || block === 'checking' ? '' : reason} />
    </div>
  )
}
