import type { FrameAccount } from '@latchkey/protocol'
import { Button, useStyles } from '@latchkey/ui'
import { type FormEvent, type ReactElement, useId, useRef, useState } from 'react'
import type { SettingsTexts } from '../../i18n/settings/loadSettingsTexts'
import { PanelNote } from '../PanelNote'
import { passkeyCancelled } from '../passkey/errors'
import sheet, * as css from './RecoveryFile.module.css'
import { Section } from './Section'
import type { SettingsPorts } from './SettingsPorts'
import type { Step } from './Step'

const most = 1_000_000_000

/** Sets the amount above which a passkey is asked for again. */
export function LimitCard(props: {
  readonly texts: SettingsTexts
  readonly account: FrameAccount
  readonly ports: SettingsPorts
  readonly ask: (step: Step | null) => void
  readonly change: (account: FrameAccount, text: string) => void
}): ReactElement {
  useStyles(sheet)
  const { texts, account, ports, ask, change } = props
  const { t, locale } = texts
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isInvalid, setInvalid] = useState(false)
  const limit = account.stepUpAbove ?? null
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  })
  // The mark that Arabic amounts start with would tear `US$` apart.
  const dollars = (amount: number) => format.format(amount).replaceAll('\u200f', '')
  const hasPasskey = account.slots.some(({ kind }) => kind === 'passkey')
  const save = (next: number | null) =>
    ask({
      title: next === null ? t('limit.confirm.off') : t('limit.confirm.title', { amount: dollars(next) }),
      lines: [t('limit.confirm.text')],
      action: next === null ? t('limit.off') : t('limit.save'),
      look: next === null ? 'danger' : 'primary',
      faultText: (error) => t(passkeyCancelled.is(error) ? 'limit.cancelled' : 'settings.failed'),
      async run() {
        const changed = await ports.saveLimit(next)
        ask(null)
        change(changed, t(next === null ? 'limit.removed' : 'limit.saved'))
      },
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = field.current?.value.trim() ?? ''
    const isGood = /^\d{1,10}$/.test(text) && Number(text) <= most
    setInvalid(!isGood)
    if (isGood) save(Number(text))
    else field.current?.focus()
  }
  return (
    <Section title={t('limit.title')} name="limit">
      <p className={css.text}>{t('limit.text')}</p>
      {hasPasskey ? (
        <form className={css.form} onSubmit={submit}>
          <p data-part="limit-now">
            {limit === null ? t('limit.never') : t('limit.now', { amount: dollars(limit) })}
          </p>
          <label className={css.label} htmlFor={id}>
            {t('limit.label')}
          </label>
          <input
            ref={field}
            id={id}
            className={css.input}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
            defaultValue={limit ?? ''}
            aria-invalid={isInvalid || undefined}
            aria-describedby={`${id}-fault`}
          />
          <PanelNote
            isFault
            id={`${id}-fault`}
            text={isInvalid ? t('limit.invalid', { most: new Intl.NumberFormat(locale).format(most) }) : ''}
          />
          <Button wide look="secondary" type="submit" data-part="save-limit">
            {t('limit.save')}
          </Button>
          {limit === null ? null : (
            <Button wide look="quiet" data-part="end-limit" onClick={() => save(null)}>
              {t('limit.off')}
            </Button>
          )}
        </form>
      ) : (
        <p data-part="limit-none">{t('limit.none')}</p>
      )}
    </Section>
  )
}
