import { fetchBalance, fetchPortfolio, followPending } from '@latchkey/core'
import { useEffect } from 'react'
import { useInstance } from '../../hooks/useInstance'

/** How often to check for stale values. The actions know what is stale. */
const lookMs = 10_000

/** [ACC-6] Refreshes balance and tokens while mounted, as often as their caches allow, but not in a hidden tab. */
export function useFreshness(areTokensShown: boolean): void {
  const latchkey = useInstance()
  useEffect(() => followPending(latchkey), [latchkey])
  useEffect(() => {
    let stop: () => void
    const wait = () => {
      stop = latchkey.host.setTimer(() => {
        if (document.visibilityState === 'visible') {
          void fetchBalance(latchkey)
          if (areTokensShown) void fetchPortfolio(latchkey)
        }
        wait()
      }, lookMs)
    }
    wait()
    return () => stop()
  }, [latchkey, areTokensShown])
}
