import { loginTooOld, recoveryWait } from '@latchkey/protocol'
import { Button, Icon, iconDownload, useStyles } from '@latchkey/ui'
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import type { SettingsTexts } from '../../i18n/settings/loadSettingsTexts'
import { shortestPassword } from '../../password/ratePassword'
import { PanelNote } from '../PanelNote'
import { passkeyCancelled } from '../passkey/errors'
import sheet, * as css from './RecoveryFile.module.css'
import type { FileSecret, RecoveryFiles } from './SettingsPorts'
import type { Step } from './Step'
import { saveFile } from './saveFile'

/** Saves a file that opens the wallet without the operator, by a password or a code to print. */
export function RecoveryFile({
  t,
  files,
  ask,
  announce,
}: {
  readonly t: SettingsTexts['t']
  readonly files: RecoveryFiles
  readonly ask: (step: Step | null) => void
  readonly announce: (text: string) => void
}): ReactElement {
  useStyles(sheet)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState<string | null>(null)
  const [isWeak, setWeak] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const save = (kind: FileSecret['kind'], makeText: () => string) =>
    ask({
      title: t('ways.file'),
      lines: [t('file.text'), t('file.confirm')],
      action: t('file.save'),
      look: 'primary',
      faultText: (error) => t(faultKey(error)),
      async run() {
        const text = makeText()
        saveFile('latchkey-recovery.json', await files.write({ kind, text }))
        if (kind === 'code') setCode(text)
        ask(null)
        announce(t('file.saved'))
      },
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isShort = [...password].length < shortestPassword
    setWeak(isShort)
    if (isShort) field.current?.focus()
    else save('password', () => password)
  }
  if (code !== null)
    return (
      <div className={css.code} data-part="file-code">
        <p>{t('file.code')}</p>
        <output dir="ltr">{code}</output>
      </div>
    )
  return (
    <form className={css.form} data-part="recovery-file" onSubmit={submit}>
      <p className={css.text}>{t('file.text')}</p>
      <label className={css.label} htmlFor="file-password">
        {t('file.password')}
      </label>
      <input
        ref={field}
        id="file-password"
        className={css.input}
        type="password"
        autoComplete="new-password"
        value={password}
        aria-invalid={isWeak || undefined}
        aria-describedby="file-password-fault"
        onChange={({ target }) => setPassword(target.value)}
      />
      <PanelNote isFault hasRoom id="file-password-fault" text={isWeak ? t('file.password.weak') : ''} />
      <Button wide type="submit" icon={<Icon shape={iconDownload} />}>
        {t('file.byPassword')}
      </Button>
      <Button
        wide
        look="quiet"
        data-part="use-code"
        onClick={() => {
          setWeak(false)
          save('code', files.makeCode)
        }}
      >
        {t('file.byCode')}
      </Button>
    </form>
  )
}

function faultKey(error: unknown): 'file.cancelled' | 'file.old' | 'file.wait' | 'settings.failed' {
  if (passkeyCancelled.is(error)) return 'file.cancelled'
  if (loginTooOld.is(error)) return 'file.old'
  return recoveryWait.is(error) ? 'file.wait' : 'settings.failed'
}
