import type { FrameAccount } from '@latchkey/protocol'
import { IconButton, iconBack, iconClose, LiveRegion, ScrollArea, useStyles } from '@latchkey/ui'
import { type ReactElement, useState } from 'react'
import type { SettingsTexts } from '../../i18n/settings/loadSettingsTexts'
import { useHeadingFocus } from '../useHeadingFocus'
import { AuditList } from './AuditList'
import { ConfirmStep } from './ConfirmStep'
import { DeviceList } from './DeviceList'
import { LimitCard } from './LimitCard'
import { PasswordPage } from './PasswordPage'
import { RecoveryFile } from './RecoveryFile'
import type { SettingsPorts } from './SettingsPorts'
import type { Step } from './Step'
import sheet, * as css from './WalletSettings.module.css'
import { WaysBackCard } from './WaysBackCard'

const titles = { home: 'settings.title', file: 'file.title', password: 'password.title' } as const

/** What {@link WalletSettings} takes. */
export type WalletSettingsProps = {
  readonly texts: SettingsTexts
  readonly account: FrameAccount
  readonly ports: SettingsPorts
  readonly close: () => void
}

/** The settings of the wallet: its ways back, the devices and what happened. */
export function WalletSettings({ texts, account, ports, close }: WalletSettingsProps): ReactElement {
  useStyles(sheet)
  const { t } = texts
  const [current, setCurrent] = useState(account)
  const [page, setPage] = useState<'home' | 'file' | 'password'>('home')
  const [said, announce] = useState('')
  const [step, ask] = useState<Step | null>(null)
  const title = t(titles[page])
  const heading = useHeadingFocus(step ?? page)
  const change = (next: FrameAccount, text: string) => {
    setCurrent(next)
    announce(text)
  }
  return (
    <>
      {step ? (
        <ConfirmStep t={t} step={step} confirmInWindow={ports.confirmInWindow} cancel={() => ask(null)} />
      ) : null}
      <div
        className={css.panel}
        data-part="settings"
        hidden={step !== null}
        role="dialog"
        aria-label={title}
        onKeyDown={({ key }) => {
          if (key === 'Escape') close()
        }}
      >
        <header className={css.head}>
          {page === 'home' ? (
            <span />
          ) : (
            <IconButton shape={iconBack} label={t('settings.back')} onClick={() => setPage('home')} />
          )}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <IconButton shape={iconClose} label={t('settings.close')} data-part="close" onClick={close} />
        </header>
        <ScrollArea key={page}>
          <div className={css.body}>
            {page === 'file' && ports.file ? (
              <RecoveryFile t={t} files={ports.file} ask={ask} announce={announce} />
            ) : page === 'password' ? (
              <PasswordPage
                texts={texts}
                account={current}
                ports={ports}
                ask={ask}
                change={(next, text) => {
                  change(next, text)
                  setPage('home')
                }}
              />
            ) : (
              <>
                <WaysBackCard
                  texts={texts}
                  account={current}
                  ports={ports}
                  ask={ask}
                  change={change}
                  openFile={ports.file && (() => setPage('file'))}
                  openPassword={() => setPage('password')}
                />
                <LimitCard texts={texts} account={current} ports={ports} ask={ask} change={change} />
                <DeviceList texts={texts} account={current} ports={ports} ask={ask} announce={announce} />
                <AuditList texts={texts} ports={ports} />
              </>
            )}
          </div>
        </ScrollArea>
        <LiveRegion text={said} />
      </div>
    </>
  )
}
