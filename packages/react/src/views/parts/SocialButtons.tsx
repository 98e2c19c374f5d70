import { Button, Icon, type IconShape, iconMore, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import sheet, * as css from './SocialButtons.module.css'

/** A social login to choose. */
export type SocialChoice = {
  readonly provider: string
  /** What the button says or, without room, what it's called. */
  readonly text: string
  readonly shape: IconShape
  readonly run: () => void
}

/** Social logins: the first wide, the others as icons. Two are of the same size. */
export function SocialButtons(props: {
  readonly label: string
  readonly wide: SocialChoice | null
  readonly rest: readonly SocialChoice[]
  /** Leads to all of them. */
  readonly more: { readonly text: string; readonly run: () => void } | null
  readonly isDisabled: boolean
}): ReactElement {
  useStyles(sheet)
  const { label, wide, rest, more, isDisabled } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset disables nothing here and brings its own look
    <div className={css.socials} data-part="socials" role="group" aria-label={label}>
      {wide ? (
        <Button
          wide
          look="secondary"
          data-part="social"
          data-social={wide.provider}
          icon={<Icon shape={wide.shape} />}
          disabled={isDisabled}
          onClick={wide.run}
        >
          {wide.text}
        </Button>
      ) : null}
      {rest.length > 0 || more ? (
        <div className={css.row}>
          {rest.map(({ provider, text, shape, run }) => (
            <Button
              key={provider}
              className={css.small}
              look="secondary"
              data-part="social"
              data-social={provider}
              aria-label={text}
              title={text}
              disabled={isDisabled}
              onClick={run}
            >
              <Icon shape={shape} />
            </Button>
          ))}
          {more ? (
            <Button
              className={css.small}
              look="secondary"
              data-part="more-socials"
              aria-label={more.text}
              title={more.text}
              disabled={isDisabled}
              onClick={more.run}
            >
              <Icon shape={iconMore} />
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
