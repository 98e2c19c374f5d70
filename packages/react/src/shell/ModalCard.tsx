import { Card, LiveRegion, Notice, useStyles } from '@latchkey/ui'
import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react'
import { AnnounceContext } from '../hooks/useAnnounce'
import { useInstance } from '../hooks/useInstance'
import { useSelector } from '../hooks/useSelector'
import { TextsContext } from '../hooks/useTexts'
import { usePart } from '../loader/createPart'
import { Header } from './Header'
import sheet, * as css from './ModalCard.module.css'
import { SheetGrip } from './SheetGrip'
import { titleOf } from './titleOf'
import { useCurrentView } from './useCurrentView'
import { useHeld } from './useHeld'
import { useModalParts } from './useModalParts'
import { ViewArea } from './ViewArea'

/** The card: header, the current view, and what is told over them. */
export function ModalCard(props: { readonly isEmbedded?: boolean }): ReactElement {
  const { isEmbedded = false } = props
  useStyles(sheet)
  const latchkey = useInstance()
  const next = useCurrentView()
  const current = useHeld(next, next.isReady || Boolean(next.error))
  const { entry, texts } = current
  const title = useSelector((state) => titleOf(entry, { latchkey, state, t: texts.t }))
  const isShaking = useSelector((state) => state.modal.shaking)
  const card = useRef<HTMLDivElement>(null)
  const [spoken, setSpoken] = useState('')
  // A text that is said again must differ, or nobody hears it the second time.
  const announce = useCallback(
    (text: string) => setSpoken((last) => (last === text ? `${text}\u00a0` : text)),
    [],
  )

  return (
    <TextsContext.Provider value={texts}>
      <AnnounceContext.Provider value={announce}>
        <Card
          ref={card}
          sheet={!isEmbedded}
          className={css.frame}
          data-state={isShaking ? 'shaking' : undefined}
        >
          <SheetGrip card={card} />
          <Header view={entry.view} title={current.hasTexts ? title : ''} isEmbedded={isEmbedded} />
          {latchkey.options.debug ? <DebugSlot /> : null}
          <ViewArea current={current} title={title} isEmbedded={isEmbedded} />
          <CardNotice />
          <LiveRegion text={spoken} />
        </Card>
      </AnnounceContext.Provider>
    </TextsContext.Provider>
  )
}

/** [MOD-2] [MOD-3] The notice that is open, over the bottom of the card. */
function CardNotice(): ReactElement {
  const notice = useSelector((state) => state.modal.notice)
  return notice?.open ? <Notice tone={notice.variant} text={notice.message} /> : <Notice />
}

/** Where messages for whoever builds the site appear; what shows them is loaded only with `debug`. */
function DebugSlot(): ReactElement | null {
  const { debug } = useModalParts()
  const { value: DebugMessage } = usePart(debug)
  useEffect(() => void debug.load(), [debug])
  return DebugMessage ? <DebugMessage /> : null
}
