import { Button, Clip, LinkButton, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import sheet, * as css from './GetStrip.module.css'

/** Where to get a wallet that is missing. */
export type Strip = {
  readonly text: string
  readonly action: string
  /** Names the action for people who hear it on its own. */
  readonly label: string
  /** Null for several downloads, which the button lists. */
  readonly href: string | null
  readonly run: () => void
}

/** Leads visitors who don't have the wallet to the store. */
export function GetStrip({ strip }: { readonly strip: Strip }): ReactElement {
  useStyles(sheet)
  return (
    <div className={css.strip} data-part="get-strip">
      <Clip>{strip.text}</Clip>
      {strip.href ? (
        <LinkButton
          look="quiet"
          size="small"
          href={strip.href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={strip.label}
        >
          {strip.action}
        </LinkButton>
      ) : (
        <Button look="quiet" size="small" aria-label={strip.label} onClick={strip.run}>
          {strip.action}
        </Button>
      )}
    </div>
  )
}
