import type { Latchkey } from '@latchkey/core'
import { useMemo } from 'react'
import { preloadModal } from '../loader/preloadModal'
import { useScope } from './useScope'

/** How to open and close the modal. */
export type UseLatchkey = Pick<Latchkey, 'open' | 'close'> & {
  /** Loads the modal before it is wanted, for a button of the site's own that is about to be clicked. */
  preload(): void
  readonly latchkey: Latchkey
}

/** Opens and closes the modal. @throws noProvider */
export function useLatchkey(): UseLatchkey {
  const { latchkey, parts } = useScope()
  return useMemo(
    () => ({
      open: (request) => {
        preloadModal(latchkey, parts, request?.view)
        return latchkey.open(request)
      },
      close: () => latchkey.close(),
      preload: () => void preloadModal(latchkey, parts),
      latchkey,
    }),
    [latchkey, parts],
  )
}
