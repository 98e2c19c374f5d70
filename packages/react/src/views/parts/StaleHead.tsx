import { Button } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { PanelHead } from './PanelHead'

/** Stands above rows that could not be refreshed: how old they are, and another try where one is allowed. */
export function StaleHead(props: {
  readonly line: string
  readonly retry: { readonly text: string; readonly isBusy: boolean; readonly run: () => void } | null
}): ReactElement {
  const { line, retry } = props
  return (
    <PanelHead>
      <span>{line}</span>
      {retry ? (
        <Button size="small" look="quiet" loading={retry.isBusy} onClick={retry.run}>
          {retry.text}
        </Button>
      ) : null}
    </PanelHead>
  )
}
