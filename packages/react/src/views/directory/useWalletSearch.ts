import { searchWallets } from '@latchkey/core'
import { useCallback, useEffect, useRef } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useDebounced } from '../useDebounced'
import { isAnswerTo } from './listAllWallets'

/** How long a pause in typing is before it is looked for. */
const pauseMs = 500
/** A single letter finds everything. */
const leastLength = 2

/** [DIR-4] Looks for what is typed, after a pause; gives what was last looked for, and how to do that again. */
export function useWalletSearch(
  search: string,
  isCertified: boolean,
): { readonly settled: string; readonly again: () => void } {
  const latchkey = useInstance()
  const settled = useDebounced(search, pauseMs)
  const running = useRef<AbortController | null>(null)
  const again = useCallback(() => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    void searchWallets(latchkey, settled, { isCertified, signal: controller.signal })
  }, [latchkey, settled, isCertified])
  const isLong = settled.length >= leastLength
  useEffect(() => {
    if (!isLong) return undefined
    const { found } = latchkey.getState().directory ?? {}
    // Whoever comes back to a search finds it as it was.
    const isKnown = isAnswerTo(found, { search: settled, isCertified }) && found.page > 0 && !found.isLoading
    if (!isKnown) again()
    return () => running.current?.abort()
  }, [latchkey, settled, isCertified, again, isLong])
  return { settled: isLong ? settled : '', again }
}
