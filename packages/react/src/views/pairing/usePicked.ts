import { linkWallet, type Platform, pickForPairing, track } from '@latchkey/core'
import { useEffect } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useOnceMounted } from '../useOnceMounted'
import type { WalletToPair } from './useWalletToPair'

/** Notes whom the visitor picked, and by which way: it is the recent wallet once it agrees, and its app is opened for later requests. */
export function usePicked(
  { wallet, imageUrl }: WalletToPair,
  name: string,
  { platform, isCode }: { readonly platform: Platform; readonly isCode: boolean },
): void {
  const latchkey = useInstance()
  useOnceMounted(() => {
    track(latchkey, 'SELECT_WALLET', { name, platform })
    return undefined
  })
  // Lists are made anew all the time; by its id it is the same wallet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => pickForPairing(latchkey, wallet ? { ...wallet, imageUrl } : null), [latchkey, wallet?.id])
  useEffect(() => {
    if (isCode) linkWallet(latchkey, null)
  }, [latchkey, isCode])
}
