import { Button, Skeleton, Spinner, Unseen, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import sheet, * as css from './FrameArea.module.css'
import { ViewBody } from './ViewBody'

/** The place of the wallet's own frame in the modal. */
export type ShownFrame = {
  readonly state: 'opening' | 'shown' | 'slow'
  /** What is going on, also for visitors who can't see it. */
  readonly text: string
  readonly retry: { readonly text: string; readonly run: () => void } | null
  readonly cancel: { readonly text: string; readonly run: () => void }
}

/**
 * The room that the wallet's frame is laid over. Until it's there, a placeholder of the same size. Nothing here lies over
 * the frame, fades or moves: the frame takes no press while it isn't in full view.
 */
export function FrameArea({ frame }: { readonly frame: ShownFrame }): ReactElement {
  useStyles(sheet)
  const { state, text, retry, cancel } = frame
  return (
    <ViewBody data-state={state}>
      <div className={css.area} data-part="frame-area" data-state={state} aria-busy={state === 'opening'}>
        {state === 'shown' ? (
          <Unseen>{text}</Unseen>
        ) : (
          <>
            <Skeleton width={180} height={20} />
            <Skeleton width={240} height={14} />
            <p className={css.text}>
              {state === 'opening' ? <Spinner /> : null}
              {text}
            </p>
            {retry ? (
              <Button look="secondary" data-part="retry" onClick={retry.run}>
                {retry.text}
              </Button>
            ) : null}
          </>
        )}
      </div>
      <Button wide look="secondary" data-part="cancel" onClick={cancel.run}>
        {cancel.text}
      </Button>
    </ViewBody>
  )
}
