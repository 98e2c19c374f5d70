import { Button } from '@latchkey/ui'
import type { ReactElement } from 'react'

/** Where a wallet that is missing is to be had. */
export type Strip = {
  readonly text: string
  readonly action: string
  /** Names the action for those who hear it alone. */
  readonly label: string
  /** Null where there are several places: then the button leads to them. */
  readonly href: string | null
  readonly run: () => void
}

/** Leads to the store, for those who have not got the wallet. */
export function GetStrip({ strip }: { readonly strip: Strip }): ReactElement {
  return (
    <div className="lk-get" data-part="get-strip">
      <span className="lk-clip">{strip.text}</span>
      {strip.href ? (
        <a
          className="lk-button"
          data-look="quiet"
          data-size="small"
          href={strip.href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={strip.label}
        >
          {strip.action}
        </a>
      ) : (
        <Button look="quiet" size="small" aria-label={strip.label} onClick={strip.run}>
          {strip.action}
        </Button>
      )}
    </div>
  )
}
