import { IconButton, iconRefresh, Spinner } from '@latchkey/ui'
import type { ReactElement } from 'react'

/** What stands above the rows of a tab: a line about them, and the button that reads them anew. */
export function PanelHead(props: {
  readonly line: string | null
  readonly amount?: string | null
  readonly refresh: { readonly text: string; readonly isBusy: boolean; readonly run: () => void }
}): ReactElement {
  const { line, amount, refresh } = props
  return (
    <div className="lk-panel-head" data-part="panel-head">
      <span>
        {line} {amount ? <strong>{amount}</strong> : null}
      </span>
      {refresh.isBusy ? (
        <Spinner size={16} />
      ) : (
        <IconButton shape={iconRefresh} label={refresh.text} data-part="refresh" onClick={refresh.run} />
      )}
    </div>
  )
}
