import { Button, useStyles } from '@latchkey/ui'
import { type FormEvent, type ReactElement, useState } from 'react'
import { recoveryFileInvalid, recoverySecretWrong } from '../../../recover/errors'
import { openRecoveryFile } from '../../../recover/openRecoveryFile'
import type { WordsTexts } from '../../i18n/words/loadWordsTexts'
import { PanelNote } from '../PanelNote'
import sheet, * as css from '../settings/RecoveryFile.module.css'
import { useTask } from '../settings/useTask'
import { WindowPage } from '../window/WindowPage'
import type { ShownWords } from '../words/ShownWords'
import { WordsCard } from '../words/WordsCard'

/** Real ones have about a kilobyte. */
const mostBytes = 100_000

/** Opens a recovery file here, without any server. */
export function RecoverPanel({ t }: { readonly t: WordsTexts['t'] }): ReactElement {
  useStyles(sheet)
  const [file, setFile] = useState<File | null>(null)
  const [secret, setSecret] = useState('')
  const [shown, setShown] = useState<ShownWords | null>(null)
  const opening = useTask()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    opening.run(async () => {
      if (!file || file.size > mostBytes) throw recoveryFileInvalid()
      // Stretching a password keeps this page busy for a second. The button shows it first.
      await new Promise((resolve) => setTimeout(resolve, 50))
      setShown(await openRecoveryFile(await file.text(), secret))
      setSecret('')
    })
  }
  return (
    <WindowPage
      key={shown ? 'words' : 'file'}
      title={t('recover.title')}
      text={t('recover.text')}
      name="recover"
    >
      {shown ? (
        <WordsCard t={t} shown={shown} />
      ) : (
        <form className={css.form} onSubmit={submit}>
          <label className={css.label} htmlFor="recover-file">
            {t('recover.file')}
          </label>
          <div className={css.file}>
            <span className={css.choose} aria-hidden>
              {t('recover.choose')}
            </span>
            <span className={css.chosen} dir="auto" data-part="chosen-file" aria-hidden>
              {file ? file.name : t('recover.none')}
            </span>
            <input
              id="recover-file"
              type="file"
              accept=".json,application/json"
              required
              onChange={({ target }) => setFile(target.files?.[0] ?? null)}
            />
          </div>
          <label className={css.label} htmlFor="recover-secret">
            {t('recover.secret')}
          </label>
          <input
            id="recover-secret"
            className={css.input}
            type="password"
            autoComplete="off"
            required
            value={secret}
            aria-describedby="recover-fault"
            onChange={({ target }) => setSecret(target.value)}
          />
          <PanelNote
            isFault
            hasRoom
            id="recover-fault"
            text={opening.error ? faultText(opening.error, t) : ''}
          />
          <Button wide type="submit" loading={opening.isBusy}>
            {t('recover.open')}
          </Button>
        </form>
      )}
    </WindowPage>
  )
}

function faultText(error: unknown, t: WordsTexts['t']): string {
  if (recoveryFileInvalid.is(error)) return t('recover.invalid')
  return recoverySecretWrong.is(error) ? t('recover.wrong') : t('words.failed')
}
