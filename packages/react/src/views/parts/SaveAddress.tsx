import { Button, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import sheet, * as css from './SaveAddress.module.css'

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
      <input
        className={css.input}
        data-part="save-name"
        // biome-ignore lint/a11y/noAutofocus: the visitor has just pressed the button that it replaces
        autoFocus
        type="text"
        dir="auto"
        maxLength={40}
        autoComplete="off"
        aria-label={props.label}
        placeholder={props.label}
        value={name}
        onChange={(event) => props.setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) props.run()
        }}
      />
      <Button size="small" data-part="save-done" disabled={name.trim() === ''} onClick={props.run}>
        {props.doneText}
      </Button>
    </div>
  )
}
