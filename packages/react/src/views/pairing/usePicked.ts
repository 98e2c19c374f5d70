import { linkWallet, type Platform, pickForPairing, track } from '@latchkey/core'
import { useEffect } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useOnceMounted } from '../useOnceMounted'
import type { WalletToPair } from './useWalletToPair'

/** Remembers the chosen wallet and link: it becomes the recent wallet, and later requests open the same app. */
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
  // Lists are rebuilt all the time. The id is stable.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => pickForPairing(latchkey, wallet ? { ...wallet, imageUrl } : null), [latchkey, wallet?.id])
  useEffect(() => {
    if (isCode) linkWallet(latchkey, null)
  }, [latchkey, isCode])
}
