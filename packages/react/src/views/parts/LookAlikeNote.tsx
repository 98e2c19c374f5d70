import { Button, Icon, iconWarning, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import sheet, * as css from './LookAlikeNote.module.css'

type Side = { readonly label: string; readonly groups: readonly string[] }
type Action = { readonly text: string; readonly run: () => void }

/** Warns of an address that imitates a trusted one. At level `block` both stand side by side until they are compared. */
export function LookAlikeNote(props: {
  readonly level: 'warn' | 'block'
  readonly title: string
  readonly text: string
  readonly isCompared: boolean
  readonly known: Side
  readonly given: Side
  readonly keep: Action
  readonly take: Action
}): ReactElement {
  useStyles(sheet)
  const { level, title, text, isCompared, known, given, keep, take } = props
  return (
    <section
      className={css.note}
      data-part="look-alike"
      data-state={isCompared ? 'compared' : level}
      aria-label={title}
    >
      <p className={css.title}>
        <Icon shape={iconWarning} />
        {title}
      </p>
      <p className={css.text}>{text}</p>
      {isCompared ? null : (
        <>
          <div className={css.sides}>
            <Whole side={known} other={given} name="known" />
            <Whole side={given} other={known} name="given" />
          </div>
          <div className={css.choice}>
            <Button size="small" data-part="take-known" onClick={take.run}>
              {take.text}
            </Button>
            {level === 'block' ? (
              <Button size="small" look="danger" data-part="keep-given" onClick={keep.run}>
                {keep.text}
              </Button>
            ) : null}
          </div>
        </>
      )}
    </section>
  )
}

/** One address, with what differs from the other one marked. */
function Whole({ side, other, name }: { readonly side: Side; readonly other: Side; readonly name: string }) {
  return (
    <div className={css.side} data-part={`look-alike-${name}`}>
      <p className={css.label}>{side.label}</p>
      <bdi className={css.address} data-part="address" dir="ltr">
        {side.groups.map((group, index) => {
          const Tag = other.groups[index]?.toLowerCase() === group.toLowerCase() ? 'span' : 'mark'
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the groups of an address never move
            <span key={index}>
              <Tag>{group}</Tag>
              <wbr />
            </span>
          )
        })}
      </bdi>
    </div>
  )
}
