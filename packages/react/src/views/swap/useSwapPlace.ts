import { getAccount, getNetwork, getSwap, goBack, isFeatureOn, pushView } from '@latchkey/core'
import { swapNotSupported } from '@latchkey/protocol'
import { useEffect } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { noAccount } from '../account/noAccount'
import { imageOrigins } from '../imageOrigins'
import type { EmptyContent } from '../parts/NothingHere'
import { swapErrorText } from './swapErrorText'
import { useSwapActions } from './useSwapActions'
import { useSwapTexts } from './useSwapTexts'

/** [SWP-2] How often prices, balances and offers are asked for again. */
const refreshMs = 10_000

/** Returns what every view of swapping needs: the account, its network, the form and what works on it. */
export function useSwapPlace() {
  const latchkey = useInstance()
  const texts = useTexts()
  const own = useSwapTexts()
  const { actions, retry } = useSwapActions()
  const swap = useSelector(getSwap)
  const address = useSelector((state) => getAccount(state).address)
  const namespace = useSelector((state) => getAccount(state).namespace)
  const now = useSelector((state) => getNetwork(state))
  const origins = useSelector((state) => imageOrigins(latchkey, state))
  const network = now?.network ?? null
  const { symbol = '', decimals = 18 } = network?.nativeCurrency ?? {}
  const coinId = swap.tokens?.all.find(({ asset }) => asset.kind === 'native')?.id ?? ''
  const { isQuoting, quotedAt, run, error, otherNetworks } = swap
  // Nothing can be swapped on this network, but on another one.
  const isElsewhere = isFeatureOn(latchkey, 'swaps') && swapNotSupported.is(error) && otherNetworks.length > 0
  useEffect(() => {
    if (isElsewhere) pushView(latchkey, 'UnsupportedChain', { swapUnsupportedChain: true })
  }, [latchkey, isElsewhere])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer counts from its own time
  useEffect(() => {
    if (!actions || isQuoting || run?.isRunning || error) return
    return latchkey.host.setTimer(() => actions.refresh(), refreshMs)
  }, [latchkey, actions, isQuoting, quotedAt, run, error])
  return {
    latchkey,
    texts,
    own,
    actions,
    swap,
    address,
    namespace,
    network,
    origins,
    coin: { symbol, decimals, price: swap.prices[coinId] ?? null },
    isLoading: swap.isLoading || isElsewhere || (swap.tokens === null && !error),
    /** Why nothing can be swapped here, or null. */
    none: noneOf(),
  }

  function noneOf(): EmptyContent | null {
    if (!address) return noAccount(latchkey, texts.t)
    // Nothing is said before its words have loaded.
    if (!own) return null
    if (isElsewhere) return null
    // [FLG-1] [FLG-3] A site can open the view without a button for it.
    if (!isFeatureOn(latchkey, 'swaps'))
      return {
        title: own.t('swap.off.title'),
        text: own.t('swap.off.text'),
        action: { text: texts.t('action.back'), run: () => goBack(latchkey) },
      }
    if (swapNotSupported.is(error))
      return {
        title: own.t('error.swap/not-supported'),
        text: own.t('swap.unsupported.text', { network: network?.name ?? texts.t('network.unknown') }),
        action: null,
      }
    const again = error && actions ? () => void actions.start() : retry
    if (!again) return null
    return {
      title: error ? swapErrorText(texts, own, error) : texts.t('shell.failed.title'),
      text: error ? own.t('swap.init.text') : texts.t('shell.failed.text'),
      action: { text: texts.t('action.retry'), run: again },
    }
  }
}

/** The same once everything is loaded. */
export type SwapPlace = ReturnType<typeof useSwapPlace>
export type LoadedSwapPlace = SwapPlace & {
  readonly own: NonNullable<SwapPlace['own']>
  readonly actions: NonNullable<SwapPlace['actions']>
}

/** Whether texts, actions and tokens are there. */
export function isSwapLoaded(place: SwapPlace): place is LoadedSwapPlace {
  return place.own !== null && place.actions !== null && !place.isLoading
}
