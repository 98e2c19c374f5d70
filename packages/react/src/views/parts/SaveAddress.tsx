import { Button, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import sheet, * as css from './SaveAddress.module.css'
import { TextField } from './TextField'

/** Offers to keep an address under a name. */
export function SaveAddress(props: {
  readonly text: string
  readonly label: string
  readonly doneText: string
  readonly name: string | null
  readonly open: () => void
  readonly setName: (name: string) => void
  readonly run: () => void
}): ReactElement {
  useStyles(sheet)
  const { name } = props
  if (name === null)
    return (
      <Button size="small" look="quiet" data-part="save-address" onClick={props.open}>
        {props.text}
      </Button>
    )
  return (
    <div className={css.form} data-part="save-form">
      <TextField
        part="save-name"
        label={props.label}
        value={name}
        longest={40}
        set={props.setName}
        run={props.run}
        autoFocus
      />
      <Button size="small" data-part="save-done" disabled={name.trim() === ''} onClick={props.run}>
        {props.doneText}
      </Button>
    </div>
  )
}
