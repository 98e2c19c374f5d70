import { hasGateway, loadWalletPage, type WalletListing } from '@latchkey/core'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { listMoreWallets } from '../connect/listMoreWallets'
import { pickWallet } from '../connect/pickWallet'
import { useStableOrder } from '../connect/useStableOrder'
import { useWalletChoice } from '../connect/useWalletChoice'
import { errorText } from '../errorText'
import { useViewStyles } from '../useViewStyles'
import type { ViewProps } from '../ViewProps'
import { directoryStyles } from './directoryStyles'
import { iconCertified } from './iconCertified'
import { isAnswerTo, listAllWallets } from './listAllWallets'
import { preloadImages } from './preloadImages'
import { useWalletSearch } from './useWalletSearch'
import { WalletGrid } from './WalletGrid'

/** As many as the view shows, while nothing of the list has come. */
const firstRows = 4
const pageSize = 40
const noWallets: readonly WalletListing[] = []

/** What the AllWallets view shows. */
export function useAllWallets(_props: ViewProps<'AllWallets'>) {
  useViewStyles(directoryStyles)
  const latchkey = useInstance()
  const announce = useAnnounce()
  const texts = useTexts()
  const { t } = texts
  const [query, setQuery] = useState('')
  const [isCertified, setCertified] = useState(false)
  const search = query.trim()
  const { settled, again } = useWalletSearch(search, isCertified)
  const { wallets: listed, origins, legal, none, label } = useWalletChoice()
  const busyIds = useSelector(({ connect }) => Object.values(connect.pending))
  const directory = useSelector((state) => state.directory)
  const field = useRef<HTMLInputElement>(null)

  const hasDirectory = hasGateway(latchkey)
  const list = search === '' ? directory?.[isCertified ? 'certified' : 'all'] : directory?.found
  const isAsked = search === '' || isAnswerTo(list, { search, isCertified })
  const error = isAsked ? (list?.error ?? null) : null
  const turn = directory?.[isCertified ? 'certified' : 'all']?.turn ?? 0
  // Each question is asked of what the visitor sees, once: whatever calls late finds another turn.
  const more = () => void loadWalletPage(latchkey, { isCertified, turn })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each of the two lists; the rest comes by scrolling
  useEffect(() => {
    if (hasDirectory) more()
  }, [latchkey, hasDirectory, isCertified])

  // Once the built-in ones have been shown they stay: nothing that a visitor looks at goes away.
  const [isAlone, setAlone] = useState(!hasDirectory)
  if (!isAlone && directory?.all?.error && directory.all.page === 0) setAlone(true)
  const listing = useMemo(
    () =>
      listAllWallets({
        listed,
        builtIn: isAlone ? listMoreWallets(latchkey, listed) : [],
        directory,
        search,
        isCertified,
      }),
    [latchkey, listed, isAlone, directory, search, isCertified],
  )
  const isWhole = search === '' && !isCertified
  const stable = useStableOrder(isWhole ? listing : noWallets)
  const wallets = isWhole ? stable : listing
  const page = list?.page ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that came, not every change of the list
  useEffect(() => {
    const came = list?.wallets.slice(-pageSize) ?? []
    return page > 0
      ? preloadImages(
          latchkey.host,
          came.map(({ imageUrl }) => imageUrl),
        )
      : undefined
  }, [latchkey, page, list?.turn])

  const isWaiting = search.length > 1 && (search !== settled || !isAsked)
  const isLoading = hasDirectory && (isWaiting || list?.isLoading === true || (search === '' && !list))
  const failure = error ? errorText(texts, error) : null
  const said =
    wallets.length > 0
      ? t('directory.found', { count: wallets.length })
      : t('directory.none.title', { query: search })
  const isToTell = !isLoading && (settled !== '' ? settled === search : isCertified)
  useEffect(() => {
    if (failure) announce(failure)
    else if (isToTell) announce(said)
  }, [announce, failure, isToTell, said])

  const pick = useCallback((wallet: WalletListing) => pickWallet(latchkey, wallet), [latchkey])
  const clear = { text: t('action.clear'), run: () => setQuery('') }
  const { isBlocked } = legal
  return {
    /** It watches the scrolling and the keyboard by itself, which a part of several views must not. */
    Grid: WalletGrid,
    iconCertified,
    legal,
    label,
    wallets,
    query,
    setQuery,
    field,
    hasDirectory,
    isCertified,
    toggleCertified: () => setCertified(!isCertified),
    scope: useMemo(
      () => ({
        origins,
        isBlocked,
        busyIds,
        pick,
        texts: {
          installed: t('connect.installed'),
          recent: t('connect.recent'),
          certified: t('directory.certified'),
        },
      }),
      [origins, isBlocked, busyIds, pick, t],
    ),
    loadingRows: isLoading ? (wallets.length === 0 || (page === 0 && search === '') ? firstRows : 1) : 0,
    more: hasDirectory && search === '' && !list?.isDone && !error ? more : null,
    failure: failure
      ? { text: failure, action: { text: t('action.retry'), run: search === '' ? more : again } }
      : null,
    isEmpty: wallets.length === 0 && !isLoading && !failure,
    none: {
      title: search ? t('directory.none.title', { query: search }) : none.title,
      text: search ? t('directory.none.text') : none.text,
      action: query === '' ? null : clear,
    },
    texts: { search: t('directory.search'), clear: clear.text, certified: t('directory.certified') },
  }
}
