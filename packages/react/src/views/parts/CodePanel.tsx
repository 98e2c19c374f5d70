import { Image, QrCode, Skeleton, Unseen, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { Code } from '../pairing/useCode'
import sheet, * as css from './CodePanel.module.css'
import { CopyLink } from './CopyLink'
import { Note } from './Note'

/** [WC-1] A code to scan, and the same as a link; its space is kept while it is prepared or renewed. */
export function CodePanel({ code }: { readonly code: Code }): ReactElement {
  useStyles(sheet)
  const { uri, face } = code
  return (
    <div className={css.panel} data-part="code-panel" data-state={uri ? 'ready' : 'preparing'}>
      <div className={css.code} data-part="code" aria-busy={!uri}>
        {uri ? <QrCode text={uri} label={code.label} /> : <Skeleton width={280} height={280} />}
        {uri ? null : <Unseen>{code.preparing}</Unseen>}
        {uri && face ? (
          <span className={css.face} data-part="code-face">
            <Image src={face.imageUrl} allowed={code.origins} name={face.name} size={40} />
          </span>
        ) : null}
      </div>
      <CopyLink copy={code.copy} />
      <div className={css.words}>
        <Note look="lead">{code.hint}</Note>
        {/* Not a live region: screen readers must not announce every second. */}
        <Note data-part="countdown">{code.renews}</Note>
      </div>
    </div>
  )
}
