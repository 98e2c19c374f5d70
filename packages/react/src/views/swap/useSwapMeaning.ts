import { explainSwap } from '@latchkey/core'
import type { Explanation } from '@latchkey/explain'
import { useEffect, useMemo, useState } from 'react'
import { useLazily } from '../../loader/useLazily'
import type { SwapPlace } from './useSwapPlace'

const loadSaid = () => import('../explain/SaidTransfer').then(({ SaidTransfer }) => SaidTransfer)

/** Returns what the wallet will be asked, explained; null while nobody knows, or if the site doesn't want it. */
export function useSwapMeaning({ latchkey, namespace, network, swap }: SwapPlace) {
  const { plan, from, units, quote, run } = swap
  const isWanted = latchkey.options.explain !== 'off'
  // All steps at once show what comes of them; where that isn't known yet, the next step says what it allows.
  const request = plan?.whole ?? plan?.acts[0]?.request ?? null
  const key = isWanted && request ? JSON.stringify(request) : ''
  const [found, setFound] = useState<{ readonly key: string; readonly explanation: Explanation }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the request
  useEffect(() => {
    if (key === '' || !request) return
    let isCurrent = true
    void explainSwap(latchkey, request).then((explanation) => {
      if (isCurrent) setFound({ key, explanation })
    })
    return () => {
      isCurrent = false
    }
  }, [latchkey, key])
  const preview = useMemo(
    () =>
      from && units !== null
        ? { asset: from.asset, amount: units, to: quote?.spender ?? '', extra: [], namespace, memo: '' }
        : null,
    [from, units, quote, namespace],
  )
  const Said = useLazily(key !== '', loadSaid)
  // A new offer of the same swap has other call data. What was said of the last one stays until the new one is read.
  // A step that wasn't known at the press does something else.
  const told = isWanted && run?.isRunning ? run.told : null
  const explanation = told ? told.explanation : key === '' ? null : found?.explanation
  return Said && preview && explanation
    ? { Said, of: { explanation, network: network ?? undefined, preview } }
    : null
}
