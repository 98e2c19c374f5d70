import { Button, Icon, iconShield, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { Note } from '../parts/Note'
import { Status } from '../parts/Status'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useUpgradeEmailWallet } from './UpgradeEmailWalletView.model'
import sheet, * as css from './UpgradeEmailWalletView.module.css'

/** Explains how the wallet becomes the visitor's alone, and leads there. */
export function UpgradeEmailWalletView(props: ViewProps<'UpgradeEmailWallet'>): ReactElement {
  useStyles(sheet)
  const { title, text, note, action } = useUpgradeEmailWallet(props)
  return (
    <ViewBody>
      <Status title={title} text={text}>
        <span className={css.mark}>
          <Icon shape={iconShield} size={32} />
        </span>
      </Status>
      <Note>{note}</Note>
      <Button wide data-part="open-settings" onClick={action.run}>
        {action.text}
      </Button>
    </ViewBody>
  )
}
