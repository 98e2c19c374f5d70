import type { Connector, WalletChange, WalletReport } from '@latchkey/core'
import { listen } from './listen'

type Read = (connector: Connector) => Promise<WalletReport>

/**
 * [CON-14] Listens at once, so that nothing is missed. What a wallet tells is only that something is different: what it
 * is, the wallet is asked silently, since a network has its own addresses and no event carries all of it.
 */
export function watch(connector: Connector, read: Read, changed: (change: WalletChange) => void): () => void {
  let turn = 0
  let isOpen = true
  let known: { readonly accounts?: string; readonly networkId?: string } = {}
  const tell = ({ accounts, networkId, approvedNetworkIds }: WalletReport) => {
    // What other addresses are for may be other networks: the two go together.
    const shown = JSON.stringify([accounts, approvedNetworkIds])
    const change: WalletChange = {
      ...(shown === known.accounts ? {} : { accounts, ...(approvedNetworkIds && { approvedNetworkIds }) }),
      ...(networkId === null || networkId === known.networkId ? {} : { networkId }),
    }
    known = { ...known, accounts: shown, ...(networkId === null ? {} : { networkId }) }
    if (Object.keys(change).length > 0) changed(change)
  }
  const heard = async (isFarewell: boolean) => {
    turn += 1
    const mine = turn
    try {
      const report = isFarewell ? { accounts: [], networkId: null } : await read(connector)
      // Only the latest news count: an answer to an older one may be older than what was told since.
      if (isOpen && mine === turn) tell(report)
    } catch {
      // A wallet that can't be asked now tells again when it can; connecting tells what is wrong with it.
    }
  }
  let stop: (() => void) | undefined
  try {
    stop = listen(connector, (isFarewell) => void heard(isFarewell))
  } catch {
    // A wallet that breaks when it is listened to tells nothing by itself; it can still be asked.
  }
  return () => {
    isOpen = false
    try {
      stop?.()
    } catch {
      // It is not listened to any more in any case: what it tells comes to nothing.
    }
  }
}
