import type { FrameAccount } from '@latchkey/protocol'
import { useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { SettingsTexts } from '../../i18n/settings/loadSettingsTexts'
import { NewPasswordForm } from '../password/NewPasswordForm'
import sheet, * as css from './RecoveryFile.module.css'
import { renewFault } from './renewFault'
import { renewLines } from './renewLines'
import type { SettingsPorts } from './SettingsPorts'
import type { Step } from './Step'

/** Takes a new password for the wallet. Saving it is a step of its own: changing one gives the wallet a new key. */
export function PasswordPage(props: {
  readonly texts: SettingsTexts
  readonly account: FrameAccount
  readonly ports: Pick<SettingsPorts, 'setPassword'>
  readonly ask: (step: Step | null) => void
  readonly change: (account: FrameAccount, text: string) => void
}): ReactElement {
  useStyles(sheet)
  const { texts, account, ports, ask, change } = props
  const { t } = texts
  const old = account.slots.find(({ kind }) => kind === 'password')
  const isOperators = account.slots.some(({ kind }) => kind === 'auto')
  const save = async (password: string) =>
    ask({
      title: t(old ? 'ways.password.change' : 'ways.password.add'),
      lines: [
        t('password.text'),
        ...(isOperators ? [t('ways.alone')] : []),
        ...(old ? renewLines({ ...account, recovery: 'user' }, t, old.slotId) : []),
      ],
      action: t('password.save'),
      look: 'primary',
      faultText: (error) => renewFault(error, texts),
      async run() {
        const next = await ports.setPassword(password)
        ask(null)
        change(next, t(old ? 'ways.password.changed' : 'ways.password.added'))
      },
    })
  return (
    <div className={css.form} data-part="password">
      <p className={css.text}>{t('password.text')}</p>
      <NewPasswordForm
        texts={texts}
        email={account.user.email}
        action={t('password.save')}
        save={save}
        faultText={() => t('settings.failed')}
      />
    </div>
  )
}
