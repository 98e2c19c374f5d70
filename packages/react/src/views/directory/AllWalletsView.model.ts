import { pairingConnectorId, pushView } from '@latchkey/core'
import type { IconShape } from '@latchkey/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { useWalletChoice } from '../connect/useWalletChoice'
import { errorText } from '../errorText'
import { useHelpTexts } from '../useHelpTexts'
import type { ViewProps } from '../ViewProps'
import { useBuiltIn } from './useBuiltIn'
import { useCellScope } from './useCellScope'
import { useDirectoryList } from './useDirectoryList'
import { useKeptPlace } from './useKeptPlace'
import { usePageImages } from './usePageImages'
import { useWalletList } from './useWalletList'
import { WalletGrid } from './WalletGrid'

/** A shield with a check mark, used only here. */
const iconCertified: IconShape = {
  d: 'M10 2.5 16 5v4.5c0 3.7-2.5 6.6-6 8-3.5-1.4-6-4.3-6-8V5ZM7.25 9.75l2 2 3.5-3.75',
}

/** Placeholders for the visible rows before anything loads. */
const firstRows = 4
/** The longest search the directory accepts. */
const longest = 100

/** What the AllWallets view shows. */
export function useAllWallets(_props: ViewProps<'AllWallets'>) {
  const latchkey = useInstance()
  const { options, host } = latchkey
  const texts = useTexts()
  const { t } = texts
  const help = useHelpTexts()
  const view = useRef<HTMLDivElement>(null)
  const { kept, pickFrom } = useKeptPlace(view)
  const [query, setQuery] = useState(kept?.search ?? '')
  const [isCertified, setCertified] = useState(kept?.isCertified ?? false)
  const search = query.trim().slice(0, longest)
  const { wallets: listed, origins, legal, none, label, note } = useWalletChoice()
  const directory = useSelector((state) => state.directory)
  const answer = useDirectoryList({ search, isCertified })
  const builtIn = useBuiltIn()
  // The QR code row isn't a wallet. On a phone it opens this view.
  const chosen = listed.filter(({ connectorId }) => connectorId !== pairingConnectorId)
  const wallets = useWalletList({ listed: chosen, directory, isAlone: builtIn.isAlone, search, isCertified })
  usePageImages(answer.list)

  const isLoading = answer.isLoading || builtIn.isLoading
  const error = answer.error ?? builtIn.error
  const failure = error ? errorText(texts, error) : null
  const retry = answer.error ? answer.retry : builtIn.retry
  const noneFound = help?.t('directory.none.title', { query: search }) ?? ''
  const isToTell = !isLoading && (answer.settled !== '' ? answer.settled === search : isCertified)
  useSpokenCount(
    failure,
    isToTell,
    wallets.length > 0 ? t('directory.found', { count: wallets.length }) : noneFound,
  )

  const pick = useMemo(() => pickFrom({ search, isCertified }), [pickFrom, search, isCertified])
  const clear = { text: t('action.clear'), run: () => setQuery('') }
  const isFirst = wallets.length === 0 || (!answer.list?.page && search === '')
  return {
    /** The grid watches scrolling and keys itself, which shared parts must not do. */
    Grid: WalletGrid,
    iconCertified,
    view,
    kept,
    legal,
    label,
    note,
    wallets,
    query,
    setQuery,
    field: useRef<HTMLInputElement>(null),
    hasDirectory: answer.hasDirectory,
    isCertified,
    toggleCertified: () => setCertified(!isCertified),
    /** [WC-1] On a phone the rows open apps. A code is for a wallet on another device. */
    scan:
      options.pairing && options.enableWalletConnect && host.isMobile
        ? () => pushView(latchkey, 'ConnectingWalletConnect')
        : null,
    scope: useCellScope({ origins, isBlocked: legal.isBlocked, pick }),
    loadingRows: isLoading ? (isFirst ? firstRows : 1) : 0,
    more: answer.more,
    failure: failure ? { text: failure, action: { text: t('action.retry'), run: retry } } : null,
    isEmpty: wallets.length === 0 && !isLoading && !failure,
    none: {
      title: search ? noneFound : none.title,
      text: search ? help?.t('directory.none.text') : none.text,
      action: query === '' ? null : clear,
    },
    texts: {
      search: t('directory.search'),
      clear: clear.text,
      certified: t('directory.certified'),
      scan: t('connect.qrCode'),
    },
  }
}

/** Announces an error or the number of results. */
function useSpokenCount(failure: string | null, isToTell: boolean, said: string): void {
  const announce = useAnnounce()
  useEffect(() => {
    if (failure) announce(failure)
    else if (isToTell) announce(said)
  }, [announce, failure, isToTell, said])
}
