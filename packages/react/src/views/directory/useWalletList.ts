import { type DirectoryState, isAlike, type WalletListing } from '@latchkey/core'
import { useMemo, useState } from 'react'
import { distinctWallets, noDistinctWallets } from './distinctWallets'
import { keepOrder } from './keepOrder'
import { listAllWallets, type WalletSources } from './listAllWallets'

/**
 * Returns the wallets to show, each once. The full list keeps its order while the visitor looks, and late wallets
 * go to
 * the end.
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
    /** The full list as last shown. */
    whole: noDistinctWallets.wallets,
  })
  if (known.distinct.source === source) return isWhole ? known.whole : known.distinct.wallets
  const distinct = distinctWallets(known.distinct, source)
  const whole = isWhole ? keepOrder(known.whole, distinct.wallets) : known.whole
  // React renders again with it before painting.
  setKnown({ distinct, whole })
  return isWhole ? whole : distinct.wallets
}

/** The same object until a wallet arrives. Requesting a page changes nothing. */
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

/** Returns the same object while its content is the same, so what depends on it stays. */
function useSteady<T extends object>(value: T): T {
  const [steady, setSteady] = useState(value)
  if (isAlike(steady, value)) return steady
  // React renders again before painting.
  setSteady(value)
  return value
}
