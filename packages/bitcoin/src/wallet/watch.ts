import { type Connector, lazy, type WalletChange, type WalletReport } from '@latchkey/core'
import { listen } from './listen'

const connect = lazy(async () => (await import('./connect')).connect)

/**
 * [CON-14] Listens at once, so no event is missed. An event only says that something has changed: the wallet is
 * then asked silently, since each network has its own addresses and no event carries all of it.
 */
export function watch(connector: Connector, changed: (change: WalletChange) => void): () => void {
  let turn = 0
  let isOpen = true
  let known: { readonly accounts?: string; readonly networkId?: string } = {}
  const tell = ({ accounts, networkId, approvedNetworkIds }: WalletReport) => {
    // Other addresses may be for other networks, so the two change together.
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
      const report = isFarewell
        ? { accounts: [], networkId: null }
        : await connect({ connector, networks: [], silent: true })
      // Only the latest event counts: the answer to an earlier one may be out of date.
      if (isOpen && mine === turn) tell(report)
    } catch {
      // A wallet that can't be asked now sends another event when it can; connecting reports what is wrong.
    }
  }
  let stop: (() => void) | undefined
  try {
    stop = listen(connector, (isFarewell) => void heard(isFarewell))
  } catch {
    // A wallet that throws here sends no events; it can still be asked.
  }
  return () => {
    isOpen = false
    try {
      stop?.()
    } catch {
      // Its events are ignored from here on.
    }
  }
}
