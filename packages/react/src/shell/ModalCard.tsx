import { Card, LiveRegion } from '@latchkey/ui'
import { type ReactElement, useCallback, useRef, useState } from 'react'
import { AnnounceContext } from '../hooks/AnnounceContext'
import { TextsContext } from '../hooks/TextsContext'
import { useInstance } from '../hooks/useInstance'
import { useSelector } from '../hooks/useSelector'
import { CardNotice } from './CardNotice'
import { DebugMessage } from './DebugMessage'
import { Header } from './Header'
import { SheetGrip } from './SheetGrip'
import { shellTexts } from './shellTexts'
import { titleOf } from './titleOf'
import { useCurrentView } from './useCurrentView'
import { useLoadedTexts } from './useLoadedTexts'
import { useShellLocale } from './useShellLocale'
import { ViewArea } from './ViewArea'

/** The card: header, the current view, and what is told over them. */
export function ModalCard(props: { readonly isEmbedded?: boolean }): ReactElement {
  const { isEmbedded = false } = props
  const latchkey = useInstance()
  const { locale } = useShellLocale()
  const words = shellTexts[locale]
  const { texts, error } = useLoadedTexts(locale)
  const current = useCurrentView()
  const title = useSelector((state) => (texts ? titleOf(current.entry, { latchkey, state, t: texts.t }) : ''))
  const isShaking = useSelector((state) => state.modal.shaking)
  const card = useRef<HTMLDivElement>(null)
  const [spoken, setSpoken] = useState('')
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
          className="lk-frame"
          data-state={isShaking ? 'shaking' : undefined}
        >
          <SheetGrip card={card} />
          <Header
            view={current.entry.view}
            title={title || words.loading}
            words={words}
            isEmbedded={isEmbedded}
          />
          <DebugMessage words={words} />
          <ViewArea
            current={current}
            isReady={texts !== null}
            textsError={error}
            title={title}
            words={words}
            isEmbedded={isEmbedded}
          />
          <CardNotice />
          <LiveRegion text={spoken} />
        </Card>
      </AnnounceContext.Provider>
    </TextsContext.Provider>
  )
}
