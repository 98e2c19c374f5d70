import { Image, QrCode, Skeleton } from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { Code } from '../pairing/useCode'
import { CopyLink } from './CopyLink'

/** [WC-1] A code to scan, and the same as a link; its place is kept while it is prepared or renewed. */
export function CodePanel({ code }: { readonly code: Code }): ReactElement {
  const { uri, face } = code
  return (
    <div className="lk-pair" data-part="code-panel" data-state={uri ? 'ready' : 'preparing'}>
      <div className="lk-code" aria-busy={!uri}>
        {uri ? <QrCode text={uri} label={code.label} /> : <Skeleton width={280} height={280} />}
        {uri ? null : <span className="lk-unseen">{code.preparing}</span>}
        {uri && face ? (
          <span className="lk-code-face" data-part="code-face">
            <Image src={face.imageUrl} allowed={code.origins} name={face.name} size={40} />
          </span>
        ) : null}
      </div>
      <CopyLink copy={code.copy} />
      <div>
        <p className="lk-lead">{code.hint}</p>
        {/* No live region: a screen reader is not told every second. */}
        <p className="lk-note lk-countdown" data-part="countdown">
          {code.renews}
        </p>
      </div>
    </div>
  )
}
