import { useLatchkey } from 'latchkey/react'
import { useCallback, useEffect, useState } from 'react'
import type { DemoWallet } from './DemoWallet'

const events = ['accountsChanged', 'chainChanged', 'connect', 'disconnect']

/** What a wallet shows its user. */
export type ShownWallet = {
  readonly selected: number
  readonly chainId: number | null
  readonly locked: boolean
  readonly authorised: boolean
}

/** Returns what a demo wallet shows its user. Call `refresh` after an action. */
export function useWalletState(wallet: DemoWallet): { readonly state: ShownWallet; refresh(): void } {
  const { latchkey } = useLatchkey()
  const [state, setState] = useState(() => read(wallet))
  const refresh = useCallback(() => setState(read(wallet)), [wallet])
  useEffect(() => {
    refresh()
    const stop = latchkey.subscribe(({ connect }) => connect, refresh)
    for (const event of events) wallet.evm?.provider.on(event, refresh)
    return () => {
      stop()
      for (const event of events) wallet.evm?.provider.removeListener(event, refresh)
    }
  }, [wallet, latchkey, refresh])
  return { state, refresh }
}

function read({ parts, evm }: DemoWallet): ShownWallet {
  return {
    selected: parts[0].selected,
    chainId: evm?.state.chainId ?? null,
    locked: parts[0].state.locked,
    authorised: parts.some(({ state }) => state.authorised),
  }
}
