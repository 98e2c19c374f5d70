import { Button, ScrollArea, useStyles } from '@latchkey/ui'
import { type ReactElement, useState } from 'react'
import type { SettingsTexts } from '../../i18n/settings/loadSettingsTexts'
import { PasskeyPanel } from '../passkey/PasskeyPanel'
import { NewPasswordForm } from '../password/NewPasswordForm'
import { passwordFault } from '../password/passwordFault'
import { BringButton } from './BringButton'
import sheet, * as css from './CreatePanel.module.css'

/** How a visitor creates a wallet that the operator can't restore. */
export type WaysToCreate = {
  readonly byPasskey: () => Promise<void>
  readonly byPassword: (password: string) => Promise<void>
  /** Brings a wallet from another provider instead. */
  readonly byMove: (signal: AbortSignal) => Promise<void>
}

/** Creates a wallet with a passkey, or with a password where the visitor has none that opens wallets. */
export function CreatePanel(props: {
  readonly texts: SettingsTexts
  readonly email: string | null
  readonly ways: WaysToCreate
  readonly close: () => void
}): ReactElement {
  useStyles(sheet)
  const { texts, email, ways, close } = props
  const { t } = texts
  const hasPasskeys = 'PublicKeyCredential' in window
  const [way, setWay] = useState<'passkey' | 'password'>(hasPasskeys ? 'passkey' : 'password')
  if (way === 'passkey')
    return (
      <PasskeyPanel t={t} purpose="create" press={ways.byPasskey} close={close}>
        <Button wide look="secondary" data-part="use-password" onClick={() => setWay('password')}>
          {t('create.instead')}
        </Button>
        <BringButton t={t} look="secondary" text={t('create.bring')} bring={ways.byMove} />
      </PasskeyPanel>
    )
  return (
    <div
      className={css.panel}
      data-part="create"
      role="dialog"
      aria-label={t('create.password.title')}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close()
      }}
    >
      <ScrollArea>
        <div className={css.body}>
          <h1 className={css.title}>{t('create.password.title')}</h1>
          <p className={css.text}>{t('create.password.text')}</p>
          <NewPasswordForm
            texts={texts}
            email={email}
            action={t('create.byPassword')}
            save={ways.byPassword}
            faultText={(error) => passwordFault(error, texts) ?? t('settings.failed')}
          />
          {hasPasskeys ? (
            <Button wide look="secondary" data-part="use-passkey" onClick={() => setWay('passkey')}>
              {t('settings.back')}
            </Button>
          ) : (
            <BringButton t={t} look="secondary" text={t('create.bring')} bring={ways.byMove} />
          )}
          <Button wide look="quiet" data-part="close" onClick={close}>
            {t('settings.close')}
          </Button>
        </div>
      </ScrollArea>
    </div>
  )
}
