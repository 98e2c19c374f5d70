import { fetchBalance, fetchPortfolio, followPending } from '@latchkey/core'
import { useEffect } from 'react'
import { useInstance } from '../../hooks/useInstance'

/** How often it is looked whether what is shown has grown old; how old that is, the actions know. */
const lookMs = 10_000

/** [ACC-6] Reads balance and tokens anew while somebody looks, as often as their caches allow; not in a hidden tab. */
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
