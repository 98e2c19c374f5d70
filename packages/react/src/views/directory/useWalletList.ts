import type { DirectoryState, WalletListing } from '@latchkey/core'
import { useMemo, useState } from 'react'
import { distinctWallets, noDistinctWallets } from './distinctWallets'
import { keepOrder } from './keepOrder'
import { listAllWallets, type WalletSources } from './listAllWallets'
import { useSteady } from './useSteady'

/**
 * The wallets to show: every one once; those of the whole list stay where they are while the visitor looks, and one that
 * comes later is added at the end.
 */
export function useWalletList(sources: WalletSources): readonly WalletListing[] {
  const { isAlone, search, isCertified } = sources
  const listed = useSteady(sources.listed)
  const directory = useWalletsOnly(sources.directory)
  const source = useMemo(
    () => listAllWallets({ listed, directory, isAlone, search, isCertified }),
    [listed, directory, isAlone, search, isCertified],
  )
  const isWhole = search === '' && !isCertified
  const [known, setKnown] = useState({
    distinct: noDistinctWallets,
    /** The whole list as it was last shown. */
    whole: noDistinctWallets.wallets,
  })
  if (known.distinct.source === source) return isWhole ? known.whole : known.distinct.wallets
  const distinct = distinctWallets(known.distinct, source)
  const whole = isWhole ? keepOrder(known.whole, distinct.wallets) : known.whole
  // React runs the component again at once with it, before anything is painted.
  setKnown({ distinct, whole })
  return isWhole ? whole : distinct.wallets
}

/** The same object as long as no wallet has come: that a page is asked for changes nothing of the list. */
function useWalletsOnly(directory: DirectoryState | null): DirectoryState | null {
  const { all, certified, found, recommended, builtIn } = directory ?? {}
  const parts = [
    all?.wallets,
    certified?.wallets,
    found?.wallets,
    found?.query,
    recommended?.wallets,
    builtIn?.wallets,
  ]
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the lists only what is shown
  return useMemo(() => directory, parts)
}
