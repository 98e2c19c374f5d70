import { ConnectButton, Modal, NetworkButton } from 'latchkey/react'
import type { ReactElement } from 'react'
import { usePlayground } from '../playground/usePlayground'
import { StageDrawing } from './StageDrawing'

/** The live preview: the real buttons, or the embedded modal. */
export function Stage(): ReactElement {
  const { latchkey, settings } = usePlayground()
  const isEmbedded = latchkey.options.enableEmbedded
  // The buttons use the modal's language, which may run right to left.
  const language = settings.locale
    ? { lang: settings.locale, dir: settings.locale === 'ar' ? 'rtl' : 'ltr' }
    : {}
  return (
    <div className="stage" data-embedded={isEmbedded || undefined}>
      <StageDrawing />
      <div className="stage-buttons" {...language}>
        {isEmbedded ? <Modal /> : null}
        <ConnectButton />
        {isEmbedded ? null : <NetworkButton />}
      </div>
    </div>
  )
}
