import { Button } from '@latchkey/ui'
import type { ReactElement } from 'react'

/** What stands above rows that could not be read anew: how old they are, and another try where one is allowed. */
export function PanelHead(props: {
  readonly line: string
  readonly retry: { readonly text: string; readonly isBusy: boolean; readonly run: () => void } | null
}): ReactElement {
  const { line, retry } = props
  return (
    <div className="lk-panel-head" data-part="panel-head">
      <span>{line}</span>
      {retry ? (
        <Button size="small" look="quiet" loading={retry.isBusy} onClick={retry.run}>
          {retry.text}
        </Button>
      ) : null}
    </div>
  )
}
