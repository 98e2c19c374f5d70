import type { EvmWallet, EvmWalletState } from '@latchkey/testing'
import { useCallback, useEffect, useState } from 'react'

const events = ['accountsChanged', 'chainChanged', 'connect', 'disconnect']

/** What a demo wallet shows its user; `refresh` looks again after the user has done something. */
export function useWalletState(wallet: EvmWallet): { readonly state: EvmWalletState; refresh(): void } {
  const [state, setState] = useState(wallet.state)
  const refresh = useCallback(() => setState(wallet.state), [wallet])
  useEffect(() => {
    refresh()
    for (const event of events) wallet.provider.on(event, refresh)
    return () => {
      for (const event of events) wallet.provider.removeListener(event, refresh)
    }
  }, [wallet, refresh])
  return { state, refresh }
}
