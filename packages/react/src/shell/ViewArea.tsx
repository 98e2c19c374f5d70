import { type ReactElement, useRef } from 'react'
import { useInstance } from '../hooks/useInstance'
import { Boundary } from './Boundary'
import { FailedView } from './FailedView'
import { LoadingView } from './LoadingView'
import type { CurrentView } from './useCurrentView'
import { useFollowedHeight } from './useFollowedHeight'
import { useModalParts } from './useModalParts'
import { useViewFocus } from './useViewFocus'

type ViewAreaProps = {
  readonly current: CurrentView
  /** Whether the texts are there. */
  readonly isReady: boolean
  readonly title: string
  readonly isEmbedded: boolean
}

/** The place of the view: as high as the view is, with something to see while it loads and when it fails. */
export function ViewArea({ current, isReady, title, isEmbedded }: ViewAreaProps): ReactElement {
  const { entry, key, isBack, View, error } = current
  const latchkey = useInstance()
  const part = useModalParts().view(entry.view)
  const outer = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  const firstKey = useRef(key)
  const isShown = isReady && View !== undefined
  useFollowedHeight(outer, inner, key)
  useViewFocus({ inner, viewKey: key, isShown, title, isEmbedded })
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
          <Boundary latchkey={latchkey} name={entry.view} fallback={(retry) => <FailedView retry={retry} />}>
            <View data={entry.data} />
          </Boundary>
        ) : error ? (
          <FailedView retry={() => part.load()} />
        ) : (
          <LoadingView />
        )}
      </div>
    </div>
  )
}
