import { Button, iconAccount, ScrollArea, SkeletonRows, Spinner, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { FileButton } from '../parts/FileButton'
import { Note } from '../parts/Note'
import { NothingHere } from '../parts/NothingHere'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useWalletSendScan } from './WalletSendScanView.model'
import sheet, * as css from './WalletSendScanView.module.css'

/** [SND-5] Reads a receiver from a QR code, by the camera or from a picture. */
export function WalletSendScanView(props: ViewProps<'WalletSendScan'>): ReactElement {
  useStyles(sheet)
  const { none, body, view, loading } = useWalletSendScan(props)
  if (none)
    return (
      <ViewBody>
        <NothingHere icon={iconAccount} none={none} />
      </ViewBody>
    )
  if (!view)
    return (
      <ViewBody>
        <SkeletonRows label={loading} count={4} />
      </ViewBody>
    )
  const { state, checking, fault, start, picture, back } = view
  return (
    <ViewBody bodyRef={body} data-state={state}>
      <ScrollArea label={view.label}>
        <div className={css.frame} data-part="camera" data-state={state} hidden={view.isFaulty}>
          <video ref={view.video} className={css.video} aria-label={view.label} muted playsInline />
          {state === 'starting' ? <Spinner /> : null}
          <span className={css.corners} aria-hidden="true" />
        </div>
        <div className={css.words}>
          <Note look="lead" data-part="camera-status">
            {view.status}
          </Note>
          {checking ? (
            <p className={css.checking} data-part="code-checking">
              <Spinner />
              {checking}
            </p>
          ) : null}
          {fault ? (
            <p className={css.fault} data-part="code-fault">
              {fault}
            </p>
          ) : null}
        </div>
      </ScrollArea>
      {start ? (
        <Button wide data-part="start-camera" onClick={start.run}>
          {start.text}
        </Button>
      ) : null}
      <div className={css.choice}>
        <FileButton data-part="choose-picture" text={picture.text} accept="image/*" run={picture.run} />
        <Button size="small" look="quiet" data-part="stop-scanning" data-autofocus onClick={back.run}>
          {back.text}
        </Button>
      </div>
    </ViewBody>
  )
}
