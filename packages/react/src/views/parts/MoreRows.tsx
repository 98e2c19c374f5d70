import { Button } from '@latchkey/ui'
import type { ReactElement, RefCallback } from 'react'

/** The end of a list that goes on: it loads more when it comes into sight, or by its button. */
export function MoreRows(props: {
  readonly sentinel: RefCallback<HTMLElement>
  readonly text: string
  readonly isBusy: boolean
  readonly load: () => void
}): ReactElement {
  const { sentinel, text, isBusy, load } = props
  return (
    <div ref={sentinel} className="lk-more" data-part="more">
      <Button size="small" look="quiet" loading={isBusy} onClick={load}>
        {text}
      </Button>
    </div>
  )
}
