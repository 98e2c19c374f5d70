import { type ReactElement, useRef } from 'react'
import { useInstance } from '../hooks/useInstance'
import { useParts } from '../loader/useParts'
import { FailedView } from './FailedView'
import { LoadingView } from './LoadingView'
import type { ShellTexts } from './shellTexts'
import type { CurrentView } from './useCurrentView'
import { useFollowedHeight } from './useFollowedHeight'
import { useShellLocale } from './useShellLocale'
import { useViewFocus } from './useViewFocus'
import { ViewBoundary } from './ViewBoundary'

type ViewAreaProps = {
  readonly current: CurrentView
  /** Whether the texts are there. */
  readonly isReady: boolean
  readonly textsError: unknown
  readonly title: string
  readonly words: ShellTexts
  readonly isEmbedded: boolean
}

/** The place of the view: as high as the view is, with something to see while it loads and when it fails. */
export function ViewArea(props: ViewAreaProps): ReactElement {
  const { current, isReady, textsError, title, words, isEmbedded } = props
  const { entry, key, isBack, View } = current
  const latchkey = useInstance()
  const parts = useParts()
  const { locale } = useShellLocale()
  const outer = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  const firstKey = useRef(key)
  const isShown = isReady && View !== undefined
  useFollowedHeight(outer, inner, key)
  useViewFocus({ inner, viewKey: key, isShown, title, isEmbedded })

  const error = View ? textsError : (current.error ?? textsError)
  const reload = () => {
    parts.view(entry.view).load()
    parts.dictionary(locale).load()
  }
  // The first view comes with the card; only those after it come from a side.
  const move = key === firstKey.current ? undefined : isBack ? 'back' : 'forward'
  if (move) firstKey.current = ''
  return (
    <div ref={outer} className="lk-views">
      <div
        key={key}
        ref={inner}
        className="lk-view"
        data-view={entry.view}
        data-move={move}
        aria-busy={!isShown && !error}
        tabIndex={-1}
      >
        {isShown ? (
          <ViewBoundary latchkey={latchkey} view={entry.view} words={words}>
            <View data={entry.data} />
          </ViewBoundary>
        ) : error ? (
          <FailedView words={words} retry={reload} />
        ) : (
          <LoadingView />
        )}
      </div>
    </div>
  )
}
