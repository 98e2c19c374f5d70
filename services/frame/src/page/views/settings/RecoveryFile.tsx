import { Button, Icon, iconDownload, useStyles } from '@latchkey/ui'
import { type FormEvent, type ReactElement, useState } from 'react'
import type { SettingsTexts } from '../../i18n/settings/loadSettingsTexts'
import sheet, * as css from './RecoveryFile.module.css'
import type { FileSecret, RecoveryFiles } from './SettingsPorts'
import { saveFile } from './saveFile'
import { useTask } from './useTask'

/** Shorter ones are guessed on a single machine within days, also behind Argon2. */
const shortest = 12

/** Saves a file that opens the wallet without the operator, by a password or a code to print. */
export function RecoveryFile({
  t,
  files,
  announce,
}: {
  readonly t: SettingsTexts['t']
  readonly files: RecoveryFiles
  readonly announce: (text: string) => void
}): ReactElement {
  useStyles(sheet)
  const saving = useTask()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState<string | null>(null)
  const [isWeak, setWeak] = useState(false)
  const save = (secret: FileSecret) =>
    saving.run(async () => {
      saveFile('latchkey-recovery.json', await files.write(secret))
      announce(t('file.saved'))
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isShort = [...password].length < shortest
    setWeak(isShort)
    if (!isShort) save({ kind: 'password', text: password })
  }
  return (
    <form className={css.form} data-part="recovery-file" onSubmit={submit}>
      <p className={css.text}>{t('file.text')}</p>
      <label className={css.label} htmlFor="file-password">
        {t('file.password')}
      </label>
      <input
        id="file-password"
        className={css.input}
        type="password"
        autoComplete="new-password"
        value={password}
        aria-invalid={isWeak || undefined}
        aria-describedby="file-password-fault"
        onChange={({ target }) => setPassword(target.value)}
      />
      <p id="file-password-fault" className={css.fault} role="alert">
        {isWeak ? t('file.password.weak') : saving.error ? t('settings.failed') : ''}
      </p>
      <Button wide type="submit" loading={saving.isBusy} icon={<Icon shape={iconDownload} />}>
        {t('file.byPassword')}
      </Button>
      {code === null ? (
        <Button
          wide
          look="quiet"
          data-part="use-code"
          disabled={saving.isBusy}
          onClick={() => {
            const made = files.makeCode()
            setCode(made)
            save({ kind: 'code', text: made })
          }}
        >
          {t('file.byCode')}
        </Button>
      ) : (
        <div className={css.code} data-part="file-code">
          <p>{t('file.code')}</p>
          <output dir="ltr">{code}</output>
        </div>
      )}
    </form>
  )
}
