import { Button, iconShield } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { Note } from '../parts/Note'
import { Status } from '../parts/Status'
import { StatusMark } from '../parts/StatusMark'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useUpgradeEmailWallet } from './UpgradeEmailWalletView.model'

/** Explains how the wallet becomes the visitor's alone, and leads there. */
export function UpgradeEmailWalletView(props: ViewProps<'UpgradeEmailWallet'>): ReactElement {
  const { title, text, note, action } = useUpgradeEmailWallet(props)
  return (
    <ViewBody>
      <Status title={title} text={text}>
        <StatusMark shape={iconShield} />
      </Status>
      <Note>{note}</Note>
      <Button wide data-part="open-settings" onClick={action.run}>
        {action.text}
      </Button>
    </ViewBody>
  )
}
