import { searchWallets } from '@latchkey/core'
import { useCallback, useEffect, useRef } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useDebounced } from '../useDebounced'
import { isAnswerTo } from './listAllWallets'

/** How long a pause in typing starts a search. */
const pauseMs = 500
/** A single letter matches everything. */
const leastLength = 2

/** [DIR-4] Searches after a pause in typing. Returns the last search and a way to repeat it. */
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
    // A visitor who returns finds the search as it was.
    const isKnown = isAnswerTo(found, { search: settled, isCertified }) && found.page > 0 && !found.isLoading
    if (!isKnown) again()
    return () => running.current?.abort()
  }, [latchkey, settled, isCertified, again, isLong])
  return { settled: isLong ? settled : '', again }
}
