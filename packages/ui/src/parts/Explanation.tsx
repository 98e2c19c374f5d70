import type { ReactElement } from 'react'
import type { IconShape } from '../icons/IconShape'
import { iconCheck } from '../icons/iconCheck'
import { iconChevronDown } from '../icons/iconChevronDown'
import { iconHelp } from '../icons/iconHelp'
import { iconInfo } from '../icons/iconInfo'
import { iconKey } from '../icons/iconKey'
import { iconWarning } from '../icons/iconWarning'
import { useStyles } from '../styles/useStyles'
import { AddressGroups } from './AddressGroups'
import sheet, * as css from './Explanation.module.css'
import type { ShownExplanation, ShownLine, ShownParty } from './ExplanationProps'
import { Icon } from './Icon'

/** A sign for each meaning; the word beside it says the same. */
const marks: { readonly [tone in ShownLine['tone']]: IconShape | string } = {
  out: '−',
  in: '+',
  allow: iconKey,
  less: iconCheck,
  change: iconWarning,
  plain: iconInfo,
  unknown: iconHelp,
}

/**
 * What a request does: a headline, one line for each effect, whether it will go through, network and fee, and what all
 * that rests on. The warnings are a part of their own, since they belong above the buttons.
 */
export function Explanation({
  said,
  raw,
}: {
  readonly said: ShownExplanation
  /** The request as the wallet gets it. */
  readonly raw?: string | undefined
}): ReactElement {
  useStyles(sheet)
  const { headline, lines, outcome, facts, basis, labels } = said
  return (
    <section className={css.explanation} data-part="explanation">
      {headline ? (
        <h2 className={css.headline} data-part="explanation-headline" dir="auto">
          {headline}
        </h2>
      ) : null}
      {lines.length > 0 ? (
        <ul className={css.lines}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an explanation never move
            <Line key={index} line={line} />
          ))}
        </ul>
      ) : null}
      <Descriptions said={said} />
      {outcome ? (
        <p className={css.outcome} data-part="explanation-outcome" data-state={outcome.will} dir="auto">
          {outcome.text}
        </p>
      ) : null}
      {facts.length > 0 ? (
        <dl className={css.facts}>
          {facts.map(({ name, label, value }) => (
            <div key={name} data-part={`explanation-${name}`}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <ul className={css.basis} data-part="explanation-basis">
        {basis.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {raw === undefined ? null : (
        <details className={css.described} data-part="explanation-raw">
          <summary>
            {labels.raw}
            <Icon shape={iconChevronDown} size={16} />
          </summary>
          <pre dir="ltr">{raw}</pre>
        </details>
      )}
    </section>
  )
}

function Line({ line }: { readonly line: ShownLine }): ReactElement {
  const { kind, tone, word, what, notes, parties } = line
  const mark = marks[tone]
  return (
    <li className={css.line} data-part="explanation-line" data-kind={kind} data-tone={tone}>
      <span className={css.mark} aria-hidden="true">
        {typeof mark === 'string' ? mark : <Icon shape={mark} />}
      </span>
      <div className={css.body}>
        <p className={css.word}>{word}</p>
        {what ? (
          <p className={css.what} dir="auto">
            {what}
          </p>
        ) : null}
        {notes.map((note) => (
          <p key={note} className={css.note} dir="auto">
            {note}
          </p>
        ))}
        {parties.map((party) => (
          <Party key={`${party.role} ${party.groups.join('')}`} party={party} />
        ))}
      </div>
    </li>
  )
}

function Party({ party }: { readonly party: ShownParty }): ReactElement {
  const { role, short, name, groups, isOpen } = party
  return (
    <details className={css.party} data-part="explanation-party" open={isOpen}>
      <summary>
        <span>{role}</span> <bdi data-short={name ? undefined : ''}>{name ?? short}</bdi>
        <Icon shape={iconChevronDown} size={16} />
      </summary>
      <AddressGroups groups={groups} />
    </details>
  )
}

function Descriptions({
  said: { described, labels },
}: {
  readonly said: ShownExplanation
}): ReactElement | null {
  if (described.length === 0) return null
  return (
    <details className={css.described} data-part="explanation-described">
      <summary>
        {labels.described}
        <Icon shape={iconChevronDown} size={16} />
      </summary>
      {described.map(({ title, fields }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the descriptions of a request never move
        <div key={index}>
          <p dir="auto">{title}</p>
          <dl>
            {fields.map(({ label, value, depth }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a description never move
              <div key={at} data-depth={Math.min(depth, 3)}>
                <dt dir="auto">{label}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </details>
  )
}
