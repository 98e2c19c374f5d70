import { close, goBack, pushView, track, type ViewName } from '@latchkey/core'
import { IconButton, iconBack, iconClock, iconClose, iconHelp, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useInstance } from '../hooks/useInstance'
import { useSelector } from '../hooks/useSelector'
import { useTexts } from '../hooks/useTexts'
import { registry } from '../views/registry'
import sheet, * as css from './Header.module.css'
import { Title } from './Title'

type HeaderProps = { readonly view: ViewName; readonly title: string; readonly isEmbedded: boolean }

/** Back or help, the title, and the close button. */
export function Header({ view, title, isEmbedded }: HeaderProps): ReactElement {
  useStyles(sheet)
  const latchkey = useInstance()
  const { t } = useTexts()
  const isFirst = useSelector((state) => state.nav.stack.length < 2)
  const line = registry[view]
  const hasSessions = useSelector(({ features }) => features.smartSessions) && 'hasSessions' in line
  const help = 'help' in line ? line.help : null
  const showHelp = (topic: 'WhatIsAWallet') => {
    track(latchkey, 'CLICK_WALLET_HELP', {})
    pushView(latchkey, topic)
  }
  // An embedded card at its first view has nowhere to close to.
  const isClosable = !(isEmbedded && isFirst && (view === 'Connect' || view === 'Account'))
  return (
    <div className={hasSessions ? `${css.header} ${css.wide}` : css.header} data-part="header">
      {!isFirst ? (
        <IconButton shape={iconBack} label={t('action.back')} onClick={() => goBack(latchkey)} />
      ) : help ? (
        <IconButton shape={iconHelp} label={t('shell.help')} onClick={() => showHelp(help)} />
      ) : (
        <span />
      )}
      <Title text={title} />
      {hasSessions ? (
        <IconButton
          shape={iconClock}
          label={t('smartSessions.smartSessionList.title')}
          data-part="smart-sessions"
          onClick={() => pushView(latchkey, 'SmartSessionList')}
        />
      ) : null}
      {isClosable ? (
        <IconButton shape={iconClose} label={t('shell.close')} onClick={() => close(latchkey)} />
      ) : null}
    </div>
  )
}
