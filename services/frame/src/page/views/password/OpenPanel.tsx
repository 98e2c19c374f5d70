import { Button, EmptyState, iconKey, LinkButton, useStyles } from '@latchkey/ui'
import { type ReactElement, useState } from 'react'
import { useFirstFocus } from '../../approve/useFirstFocus'
import type { SettingsTexts } from '../../i18n/settings/loadSettingsTexts'
import { PanelNote } from '../PanelNote'
import { PasskeyPanel } from '../passkey/PasskeyPanel'
import sheet, * as css from '../passkey/PasskeyPanel.module.css'
import { UnlockPanel } from './UnlockPanel'

/** What opens a wallet on a device that has no slot. A wallet lacks those that its owner didn't add. */
export type WaysToOpen = {
  readonly byPassword: ((password: string) => Promise<void>) | undefined
  readonly byPasskey: (() => Promise<void>) | undefined
}

type T = SettingsTexts['t']

type Props = {
  readonly texts: SettingsTexts
  readonly email: string | null
  readonly ways: WaysToOpen
  readonly close: () => void
}

/** Opens a wallet with its password or a passkey, and says what is left for a visitor who has neither at hand. */
export function OpenPanel(props: Props): ReactElement {
  const { texts, email, ways, close } = props
  const { t } = texts
  const { byPassword, byPasskey } = ways
  const [isPasskey, setPasskey] = useState(!byPassword)
  const help = <PanelNote place="middle" text={t('unlock.help')} />
  if (byPasskey && isPasskey)
    return (
      <PasskeyPanel t={t} purpose="login" press={byPasskey} close={close}>
        {byPassword ? (
          <Button wide look="secondary" data-part="use-password" onClick={() => setPasskey(false)}>
            {t('create.instead')}
          </Button>
        ) : null}
        {help}
        <RecoverLink t={t} />
      </PasskeyPanel>
    )
  if (!byPassword) return <LockedPanel t={t} close={close} />
  return (
    <UnlockPanel texts={texts} email={email} unlock={byPassword} close={close}>
      {byPasskey ? (
        <Button wide look="secondary" data-part="use-passkey" onClick={() => setPasskey(true)}>
          {t('unlock.passkey')}
        </Button>
      ) : null}
      {help}
      <RecoverLink t={t} />
    </UnlockPanel>
  )
}

/** Nothing opens the wallet in this browser, such as a passkey alone in one that has none. */
function LockedPanel({ t, close }: { readonly t: T; readonly close: () => void }): ReactElement {
  useStyles(sheet)
  const first = useFirstFocus()
  return (
    <div
      className={css.panel}
      data-part="locked"
      role="dialog"
      aria-label={t('unlock.locked')}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close()
      }}
    >
      <div className={css.body}>
        <EmptyState icon={iconKey} title={t('unlock.locked')} text={t('unlock.help')} />
      </div>
      <RecoverLink t={t} />
      <Button ref={first} wide look="quiet" data-part="close" onClick={close}>
        {t('settings.close')}
      </Button>
    </div>
  )
}

/** Leads to the page that opens a recovery file. */
function RecoverLink({ t }: { readonly t: T }): ReactElement {
  return (
    <LinkButton wide look="quiet" data-part="recover" href="/recover" target="_blank" rel="noopener">
      {t('unlock.file')}
    </LinkButton>
  )
}
