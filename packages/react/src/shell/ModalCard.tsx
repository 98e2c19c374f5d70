import { Card, LiveRegion, Notice, useStyles } from '@latchkey/ui'
import { type ReactElement, useCallback, useRef, useState } from 'react'
import { AnnounceContext } from '../hooks/useAnnounce'
import { useInstance } from '../hooks/useInstance'
import { useSelector } from '../hooks/useSelector'
import { TextsContext } from '../hooks/useTexts'
import { useLazily } from '../loader/useLazily'
import { Header } from './Header'
import sheet, * as css from './ModalCard.module.css'
import { SheetGrip } from './SheetGrip'
import { titleOf } from './titleOf'
import { useCurrentView } from './useCurrentView'
import { useFollowedLinks } from './useFollowedLinks'
import { useHeld } from './useHeld'
import { useNoticeText } from './useNoticeText'
import { ViewArea } from './ViewArea'

/** Loads what shows messages to the site developer. */
const loadDebug = () => import('./DebugMessage').then(({ DebugMessage }) => DebugMessage)

/** The card: header, current view, and messages over them. */
export function ModalCard(props: { readonly isEmbedded?: boolean }): ReactElement {
  const { isEmbedded = false } = props
  useStyles(sheet)
  const latchkey = useInstance()
  const next = useCurrentView()
  const current = useHeld(next, next.isReady || Boolean(next.error))
  const { entry, texts } = current
  const title = useSelector((state) => titleOf(entry, { latchkey, state, t: texts.t }))
  const isShaking = useSelector((state) => state.modal.shaking)
  const isCovered = useSelector(({ embedded }) => embedded?.isFrameShown ?? false)
  const DebugMessage = useLazily(latchkey.options.debug, loadDebug)
  const card = useRef<HTMLDivElement>(null)
  useFollowedLinks(card)
  const [spoken, setSpoken] = useState('')
  // A repeated text must differ, or screen readers don't announce it again.
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
          data-covered={isCovered || undefined}
        >
          <SheetGrip card={card} />
          <Header view={entry.view} title={current.hasTexts ? title : ''} isEmbedded={isEmbedded} />
          {DebugMessage ? <DebugMessage /> : null}
          <ViewArea current={current} title={title} isEmbedded={isEmbedded} />
          <CardNotice />
          <LiveRegion text={spoken} />
        </Card>
      </AnnounceContext.Provider>
    </TextsContext.Provider>
  )
}

/** [MOD-2] [MOD-3] The open notice, at the bottom of the card. */
function CardNotice(): ReactElement {
  const notice = useSelector((state) => state.modal.notice)
  const text = useNoticeText(notice)
  return text && notice?.open ? <Notice tone={notice.variant} text={text} /> : <Notice />
}
