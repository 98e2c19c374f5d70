import { type Connection, cancelConnect, listWallets, type WalletListing } from '@latchkey/core'
import type { LatchkeyError, Namespace } from '@latchkey/protocol'
import { useCallback, useEffect, useMemo } from 'react'
import { useInstance } from './useInstance'
import { useSelector } from './useSelector'

/** The wallets to choose from, for sites that draw their own list. */
export type UseWallets = {
  readonly wallets: readonly WalletListing[]
  /** The connector being asked in the active namespace. */
  readonly pendingId: string | null
  /** The error of the last attempt. Cleared by the next. */
  readonly error: LatchkeyError | null
  /** @throws connectorNotFound, userRejected, walletBusy, walletMalformed, noAccounts, connectFailed */
  connect(wallet: Pick<WalletListing, 'id' | 'connectorId' | 'namespace'>): Promise<Connection>
  /** Stops waiting for the wallet. A later yes still connects. */
  cancel(namespace?: Namespace): void
}

/** Looks for wallets while mounted and lists those of a namespace, or all. Works without the modal. */
export function useWallets({ namespace }: { readonly namespace?: Namespace } = {}): UseWallets {
  const latchkey = useInstance()
  const {
    connect: slice,
    directory,
    features,
    active,
  } = useSelector((state) => ({
    connect: state.connect,
    directory: state.directory,
    features: state.features,
    active: state.network.activeNamespace,
  }))
  useEffect(() => latchkey.discover(), [latchkey])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is made from these parts of the state
  const wallets = useMemo(
    () => listWallets(latchkey, namespace),
    [latchkey, namespace, slice, directory, features, active],
  )
  const connect = useCallback<UseWallets['connect']>(
    ({ id, connectorId = id, namespace }) =>
      latchkey.connect({ connectorId, ...(namespace ? { namespace } : {}) }),
    [latchkey],
  )
  const cancel = useCallback(
    (namespace: Namespace = active) => cancelConnect(latchkey, namespace),
    [latchkey, active],
  )
  return {
    wallets,
    pendingId: slice.pending[active] ?? null,
    error: slice.failure?.error ?? null,
    connect,
    cancel,
  }
}
