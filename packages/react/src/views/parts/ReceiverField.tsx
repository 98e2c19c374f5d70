import {
  AddressGroups,
  Avatar,
  Button,
  Icon,
  IconButton,
  iconClose,
  iconScan,
  iconWarning,
  Spinner,
  useStyles,
} from '@latchkey/ui'
import type { KeyboardEvent, ReactElement } from 'react'
import sheet, * as css from './ReceiverField.module.css'

type Action = { readonly text: string; readonly run: () => void }

/** What {@link ReceiverField} shows. */
export type ReceiverContent = {
  /** The id of what is said about the field. */
  readonly id: string
  readonly text: string
  readonly status: 'empty' | 'reading' | 'ready' | 'refused'
  readonly set: (text: string) => void
  readonly paste: Action
  /** Missing where no camera can be used. */
  readonly scan: Action | null
  readonly clear: Action
  readonly label: string
  readonly heading: string
  readonly placeholder: string
  readonly reading: string
  readonly hint: string | null
  readonly fault: string | null
  readonly wayOut: Action | null
  readonly found: {
    readonly address: string
    readonly name: string | null
    readonly groups: readonly string[]
    readonly notes: readonly string[]
    /** What makes the name doubtful. */
    readonly warning: string | null
  } | null
}

/** A field for an address or a name, and what is known about it. The whole address is shown, never only its ends. */
export function ReceiverField(props: {
  readonly content: ReceiverContent
  readonly onEnter: () => void
}): ReactElement {
  useStyles(sheet)
  const { content, onEnter } = props
  const { id, text, scan, status, fault, found, hint, wayOut } = content
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter()
  }
  return (
    <div className={css.box} data-part="receiver" data-state={status}>
      <div className={css.line}>
        <span className={css.heading} aria-hidden="true">
          {content.heading}
        </span>
        <input
          className={css.input}
          data-part="receiver-input"
          data-autofocus={text === '' || undefined}
          type="text"
          dir="auto"
          inputMode="text"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          aria-label={content.label}
          aria-invalid={status === 'refused'}
          aria-describedby={id}
          placeholder={content.placeholder}
          value={text}
          onChange={(event) => content.set(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {text === '' ? (
          <>
            <Button size="small" look="quiet" data-part="paste" onClick={content.paste.run}>
              {content.paste.text}
            </Button>
            {scan ? (
              <IconButton shape={iconScan} label={scan.text} data-part="scan" onClick={scan.run} />
            ) : null}
          </>
        ) : (
          <IconButton
            shape={iconClose}
            label={content.clear.text}
            data-part="clear-receiver"
            onClick={content.clear.run}
          />
        )}
      </div>
      <div id={id} className={css.below} hidden={status === 'empty' && !hint}>
        {status === 'reading' ? (
          <p className={css.quiet} data-part="receiver-reading">
            <Spinner />
            {content.reading}
          </p>
        ) : null}
        {hint ? (
          <p className={css.quiet} data-part="receiver-hint">
            {hint}
          </p>
        ) : null}
        {status === 'refused' && fault ? (
          <p className={css.fault} data-part="receiver-fault">
            <Icon shape={iconWarning} size={16} />
            <span>{fault}</span>
          </p>
        ) : null}
        {found ? (
          <div className={css.found} data-part="receiver-found">
            <Avatar address={found.address} size={32} />
            <div>
              {found.name ? (
                <bdi className={css.name} data-part="receiver-name">
                  {found.name}
                </bdi>
              ) : null}
              <AddressGroups groups={found.groups} />
            </div>
          </div>
        ) : null}
        {found?.notes.map((note) => (
          <p key={note} className={css.quiet} data-part="receiver-note">
            {note}
          </p>
        ))}
        {found?.warning ? (
          <p className={css.fault} data-part="receiver-warning">
            <Icon shape={iconWarning} size={16} />
            <span>{found.warning}</span>
          </p>
        ) : null}
      </div>
      {wayOut ? (
        <Button size="small" look="secondary" data-part="receiver-way-out" onClick={wayOut.run}>
          {wayOut.text}
        </Button>
      ) : null}
    </div>
  )
}
