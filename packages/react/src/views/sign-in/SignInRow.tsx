import { Button, Icon, iconCheck, iconKey, iconWarning, RowText, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useSignInRow } from './SignInRow.model'
import sheet, * as css from './SignInRow.module.css'

const icons = { open: iconKey, other: iconWarning, 'signed-in': iconCheck }

/** Shows on the account whether the visitor is signed in, with actions to sign in or out. */
export function SignInRow(): ReactElement | null {
  useStyles(sheet)
  const row = useSignInRow()
  if (!row) return null
  const { state, title, text, action, out } = row
  return (
    <div className={css.row} data-part="sign-in-row" data-state={state}>
      <Icon shape={icons[state]} />
      <RowText wraps primary={title} secondary={text} />
      {action ? (
        <Button size="small" data-part="finish-sign-in" data-autofocus onClick={action.run}>
          {action.text}
        </Button>
      ) : null}
      {out ? (
        <Button
          size="small"
          look={action ? 'quiet' : 'secondary'}
          data-part="sign-out"
          loading={out.isBusy}
          onClick={out.run}
        >
          {out.text}
        </Button>
      ) : null}
    </div>
  )
}
