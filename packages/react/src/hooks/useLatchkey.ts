import type { Latchkey } from '@latchkey/core'
import { useMemo } from 'react'
import { preloadModal } from '../loader/createPageParts'
import { useScope } from './useInstance'

/** Opens and closes the modal. */
export type UseLatchkey = Pick<Latchkey, 'open' | 'close'> & {
  /** Loads the modal early, for a custom button that is about to be clicked. */
  preload(): void
  readonly latchkey: Latchkey
}

/** Opens and closes the modal. @throws noProvider */
export function useLatchkey(): UseLatchkey {
  const { latchkey, parts } = useScope()
  return useMemo(
    () => ({
      open: (request) => {
        // The event of a press (`onClick={open}`) has a view, too: the window.
        const view = typeof request?.view === 'string' ? request.view : undefined
        preloadModal(latchkey, parts, view)
        return latchkey.open(request)
      },
      close: () => latchkey.close(),
      preload: () => void preloadModal(latchkey, parts),
      latchkey,
    }),
    [latchkey, parts],
  )
}
