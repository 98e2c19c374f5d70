import { type DirectoryList, fetchWalletPage, hasGateway } from '@latchkey/core'
import type { LatchkeyError } from '@latchkey/protocol'
import { useEffect } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { isAnswerTo, type WalletWish } from './listAllWallets'
import { useWalletSearch } from './useWalletSearch'

/** The directory's progress. */
export type DirectoryAnswer = {
  readonly hasDirectory: boolean
  readonly list: DirectoryList | undefined
  readonly isLoading: boolean
  readonly error: LatchkeyError | null
  /** The last search, empty without one. */
  readonly settled: string
  /** Loads the next page. Null if there is none. */
  readonly more: (() => void) | null
  /** Repeats the failed request. */
  readonly retry: () => void
}

/** [DIR-4] Loads the directory's first page or its search results. */
export function useDirectoryList(wish: WalletWish): DirectoryAnswer {
  const { search, isCertified } = wish
  const latchkey = useInstance()
  const { settled, again } = useWalletSearch(search, isCertified)
  const { pages, found } = useSelector(({ directory }) => ({
    pages: directory?.[isCertified ? 'certified' : 'all'],
    found: directory?.found,
  }))
  const hasDirectory = hasGateway(latchkey)
  const isWhole = search === ''
  const list = isWhole ? pages : found
  const isAsked = isWhole || isAnswerTo(found, wish)
  const error = isAsked ? (list?.error ?? null) : null
  const turn = pages?.turn ?? 0
  // Each request is made once for what is on screen. A late call finds another turn.
  const next = () => void fetchWalletPage(latchkey, { isCertified, turn })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each of the two lists; the rest comes by scrolling
  useEffect(() => {
    if (hasDirectory && !pages?.page) next()
  }, [latchkey, hasDirectory, isCertified])
  const isWaiting = search.length > 1 && (search !== settled || !isAsked)
  return {
    hasDirectory,
    list,
    isLoading: hasDirectory && (isWaiting || list?.isLoading === true || (isWhole && !list)),
    error,
    settled,
    more: hasDirectory && isWhole && !list?.isDone && !error ? next : null,
    retry: isWhole ? next : again,
  }
}
