import { Button } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { PanelHead } from './PanelHead'

/** Shown above rows that couldn't be refreshed: their age, and a retry if allowed. */
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
