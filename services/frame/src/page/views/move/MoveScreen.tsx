import { Button, CopyButton, Icon, iconKey, useStyles } from '@latchkey/ui'
import { type FormEvent, type ReactElement, useId, useState } from 'react'
import type { MoveTexts } from '../../i18n/move/loadMoveTexts'
import type { VaultAddresses } from '../../vault/VaultTask'
import { PanelNote } from '../PanelNote'
import formSheet, * as form from '../settings/RecoveryFile.module.css'
import { useTask } from '../settings/useTask'
import { WindowPage } from '../window/WindowPage'
import accountSheet, * as accounts from '../words/WordsCard.module.css'
import sheet, * as css from './MoveScreen.module.css'
import { moveFault } from './moveFault'
import { useSettled } from './useSettled'

/** One thing that the visitor can press. */
export type MoveAction<Result> = {
  readonly part: string
  readonly label: string
  readonly look?: 'primary' | 'secondary' | 'quiet' | 'danger'
  readonly isPasskey?: boolean
  /** Whether it gives something away, so a press must not come too early. */
  readonly isGrave?: boolean
  /** Takes what is in the field. The screen stays while it runs, and says why it failed. */
  readonly run: (typed: string) => Promise<Result>
}

/** What one screen of a move shows. */
export type MoveView<Result> = {
  readonly name: string
  readonly title: string
  readonly text: string
  readonly lines?: readonly string[]
  /** The other provider, as the browser named it. */
  readonly origin?: string
  readonly digits?: string
  readonly accounts?: { readonly [Family in keyof VaultAddresses]: string } | undefined
  /** Who is signed in here: a site can sign its visitor in to an account of its own. */
  readonly owner?: string
  /** What to copy into the other window. */
  readonly code?: { readonly label: string; readonly text: string } | undefined
  /** What to type or paste. The first action takes it. */
  readonly field?: { readonly label: string; readonly isLong?: boolean }
  readonly actions?: readonly MoveAction<Result>[]
}

/** One screen of a move: what is happening, what to compare, copy or type, and what to do next. */
export function MoveScreen<Result>({
  t,
  view,
  done,
}: {
  readonly t: MoveTexts['t']
  readonly view: MoveView<Result>
  readonly done: (result: Result) => void
}): ReactElement {
  useStyles(sheet)
  useStyles(formSheet)
  useStyles(accountSheet)
  const { name, title, text, lines = [], origin, owner, digits, code, field, actions = [] } = view
  const [typed, setTyped] = useState('')
  const [said, announce] = useState(text)
  const task = useTask()
  const isSettled = useSettled()
  const id = useId()
  const press = ({ run }: MoveAction<Result>) => task.run(async () => done(await run(typed)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [first] = actions
    if (first) press(first)
  }
  const input = {
    id,
    value: typed,
    dir: 'ltr',
    autoComplete: 'off',
    spellCheck: false,
    'aria-describedby': `${id}-fault`,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => setTyped(target.value),
  }
  return (
    <WindowPage title={title} text={text} name={name} said={said}>
      {origin === undefined ? null : (
        <p className={css.origin} data-part="origin">
          <bdi dir="ltr">{origin}</bdi>
        </p>
      )}
      {owner === undefined ? null : (
        <>
          <p>{t('move.in.account')}</p>
          <p className={css.origin} data-part="owner">
            <bdi dir="ltr">{owner}</bdi>
          </p>
        </>
      )}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {digits === undefined ? null : (
        <output className={css.digits} dir="ltr" data-part="digits">
          {`${digits.slice(0, 3)} ${digits.slice(3)}`}
        </output>
      )}
      {view.accounts ? <Accounts t={t} addresses={view.accounts} /> : null}
      {code ? (
        <div className={css.code} data-part="code">
          <p id={`${id}-code`}>{code.label}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so a keyboard must reach it */}
          <output dir="ltr" tabIndex={0} aria-labelledby={`${id}-code`}>
            {code.text}
          </output>
          <CopyButton
            text={code.text}
            label={t('move.copy')}
            copiedLabel={t('move.copied')}
            failedLabel={t('move.failed')}
            announce={announce}
          />
        </div>
      ) : null}
      <form className={form.form} onSubmit={submit}>
        {field ? (
          <label className={form.label} htmlFor={id}>
            {field.label}
          </label>
        ) : null}
        {field?.isLong ? <textarea className={`${form.input} ${css.long}`} {...input} /> : null}
        {field && !field.isLong ? <input className={form.input} inputMode="url" {...input} /> : null}
        <PanelNote isFault hasRoom id={`${id}-fault`} text={task.error ? moveFault(task.error, t) : ''} />
        {actions.map((action, index) => (
          <Button
            key={action.part}
            wide
            type={index === 0 && field ? 'submit' : 'button'}
            data-part={action.part}
            look={action.look ?? 'primary'}
            loading={index === 0 && task.isBusy}
            disabled={(index > 0 && task.isBusy) || (action.isGrave === true && !isSettled)}
            {...(action.isPasskey ? { icon: <Icon shape={iconKey} /> } : {})}
            {...(index === 0 && field ? {} : { onClick: () => press(action) })}
          >
            {action.label}
          </Button>
        ))}
      </form>
    </WindowPage>
  )
}

function Accounts({
  t,
  addresses,
}: {
  readonly t: MoveTexts['t']
  readonly addresses: NonNullable<MoveView<never>['accounts']>
}): ReactElement {
  return (
    <dl className={accounts.accounts}>
      <dt>{t('move.evm')}</dt>
      <dd dir="ltr" data-part="evm-account">
        {addresses.eip155}
      </dd>
      <dt>{t('move.solana')}</dt>
      <dd dir="ltr">{addresses.solana}</dd>
    </dl>
  )
}
