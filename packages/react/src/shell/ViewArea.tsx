import { useStyles } from '@latchkey/ui'
import { type ReactElement, useRef, useState } from 'react'
import { useInstance } from '../hooks/useInstance'
import { useSelector } from '../hooks/useSelector'
import { Boundary } from './Boundary'
import { LoadFailure } from './LoadFailure'
import { LoadingRows } from './LoadingRows'
import type { CurrentView } from './useCurrentView'
import { useFollowedHeight } from './useFollowedHeight'
import { useNextViews } from './useNextViews'
import { useViewFocus } from './useViewFocus'
import sheet, * as css from './ViewArea.module.css'

type ViewAreaProps = {
  readonly current: CurrentView
  readonly title: string
  readonly isEmbedded: boolean
}

/** The place of the view, as high as the view, with something to show while it loads and when it fails. */
export function ViewArea({ current, title, isEmbedded }: ViewAreaProps): ReactElement {
  useStyles(sheet)
  const { entry, key, isBack, View, isReady, error, reload } = current
  const latchkey = useInstance()
  const outer = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  const firstKey = useRef(key)
  const [retriedKey, setRetriedKey] = useState('')
  const isOpen = useSelector((state) => state.modal.open) || isEmbedded
  if (!isOpen) firstKey.current = key
  useFollowedHeight(outer, inner, key)
  useNextViews(entry.view, isReady && isOpen)
  useViewFocus({ inner, viewKey: key, isShown: isReady && isOpen, title, isEmbedded })
  // The first view comes with the card; only later ones slide in.
  const move = key === firstKey.current ? undefined : isBack ? 'back' : 'forward'
  if (move) firstKey.current = ''
  return (
    <div ref={outer} className={css.area} data-part="views">
      <div
        key={key}
        ref={inner}
        className={css.view}
        data-view={entry.view}
        data-move={move}
        aria-busy={!isReady && !error}
        tabIndex={-1}
      >
        {isReady && View ? (
          <Boundary
            latchkey={latchkey}
            name={entry.view}
            fallback={(retry) => <LoadFailure retry={retry} reason="broken" />}
          >
            <View data={entry.data} />
          </Boundary>
        ) : error ? (
          <LoadFailure
            reason={retriedKey === key ? 'stuck' : 'offline'}
            retry={() => {
              setRetriedKey(key)
              reload()
            }}
          />
        ) : (
          <LoadingRows />
        )}
      </div>
    </div>
  )
}
