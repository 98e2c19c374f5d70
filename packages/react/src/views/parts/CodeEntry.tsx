import { Button, OtpField, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import sheet, * as css from './CodeEntry.module.css'
import { MailNote } from './MailNote'
import { Note } from './Note'
import { ViewBody } from './ViewBody'

/** A screen that asks for the code in a mail. */
export type CodeScreen = {
  /** The sentence around the address. */
  readonly lead: { readonly before: string; readonly email: string; readonly after: string }
  readonly label: string
  readonly value: string
  readonly set: (digits: string) => void
  readonly submit: (digits: string) => void
  readonly isBusy: boolean
  readonly error: string
  /** How long the code is valid, or what is going on. */
  readonly note: string
  /** What the visitor should know before they sign in. */
  readonly warning?: string
  readonly actions: readonly {
    readonly part: string
    readonly text: string
    readonly isDisabled: boolean
    readonly run: () => void
  }[]
}

/** Asks for the code in a mail. The last digit submits it. */
export function CodeEntry({ screen }: { readonly screen: CodeScreen }): ReactElement {
  useStyles(sheet)
  const { lead, label, value, set, submit, isBusy, error, note, warning, actions } = screen
  return (
    <ViewBody data-state={isBusy ? 'busy' : error ? 'error' : undefined}>
      <MailNote {...lead} />
      <OtpField
        label={label}
        value={value}
        onChange={set}
        onComplete={submit}
        isBusy={isBusy}
        error={error}
      />
      <Note data-part="code-note">{note}</Note>
      {warning ? <Note data-part="code-warning">{warning}</Note> : null}
      <div className={css.actions}>
        {actions.map(({ part, text, isDisabled, run }) => (
          <Button key={part} size="small" look="quiet" data-part={part} disabled={isDisabled} onClick={run}>
            {text}
          </Button>
        ))}
      </div>
    </ViewBody>
  )
}
