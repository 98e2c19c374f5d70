import { type Connector, loadBuiltIn, type WalletPlaces, wantedFamily } from '@latchkey/core'
import { useEffect } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { findGettable, type Gettable } from '../connect/findGettable'
import { imageOrigins } from '../imageOrigins'

/** The wallet to pair, or any wallet. */
export type WalletToPair = {
  readonly wallet: Gettable | undefined
  /** Its entry in a list, or null for any wallet. */
  readonly places: WalletPlaces | null
  readonly name: string | null
  readonly imageUrl: string | undefined
  readonly origins: readonly string[]
  /** The connectors of its installed extension, one per family. */
  readonly extensions: readonly Connector[]
  readonly isLoading: boolean
}

/** Finds a wallet in every known list. */
export function useWalletToPair(walletId: string | undefined, told: string | undefined): WalletToPair {
  const latchkey = useInstance()
  const { origins, directory, connectors, family } = useSelector((state) => ({
    origins: imageOrigins(latchkey, state),
    directory: state.directory,
    connectors: state.connect.connectors,
    family: wantedFamily(state),
  }))
  const wallet = walletId ? findGettable(latchkey, walletId) : undefined
  const isMissing = walletId !== undefined && !wallet
  useEffect(() => {
    if (isMissing) void loadBuiltIn(latchkey)
  }, [latchkey, isMissing])
  const extensions = connectors.filter(
    ({ info, chain }) => info?.rdns && info.rdns === wallet?.rdns && (!family || chain === family),
  )
  return {
    wallet,
    places: wallet ? { ...wallet, isInstalled: extensions.length > 0 } : null,
    name: wallet?.name ?? told ?? null,
    imageUrl: wallet?.image_url ?? wallet?.imageUrl,
    origins,
    extensions,
    isLoading: isMissing && !directory?.builtIn?.isDone && !directory?.builtIn?.error,
  }
}
