import { track } from '@latchkey/core'
import { useEffect, useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useInstance } from '../../hooks/useInstance'
import { useTexts } from '../../hooks/useTexts'
import { listMoreWallets } from '../connect/listMoreWallets'
import { useLegal } from '../connect/useLegal'
import { useWalletRows } from '../connect/useWalletRows'
import { isMatch } from '../isMatch'
import { useViewStyles } from '../useViewStyles'
import type { ViewProps } from '../ViewProps'

/** How long a pause in typing is before the number of results is told. */
const pauseMs = 500

/** What the AllWallets view shows. */
export function useAllWallets(_props: ViewProps<'AllWallets'>) {
  useViewStyles()
  const latchkey = useInstance()
  const announce = useAnnounce()
  const { t } = useTexts()
  const [query, setQuery] = useState('')
  const { wallets, origins, toRow } = useWalletRows()
  const rows = [...wallets, ...listMoreWallets(latchkey, wallets)]
    .filter(({ name }) => isMatch(name, query))
    .map(toRow)

  const search = query.trim()
  const said =
    rows.length > 0
      ? t('directory.found', { count: rows.length })
      : t('directory.none.title', { query: search })
  useEffect(() => {
    if (search === '') return undefined
    return latchkey.host.setTimer(() => {
      announce(said)
      track(latchkey, 'SEARCH_WALLET', { badge: '', search })
    }, pauseMs)
  }, [latchkey, announce, search, said])

  return {
    legal: useLegal(),
    rows,
    origins,
    query,
    setQuery,
    texts: {
      wallets: t('connect.wallets'),
      search: t('directory.search'),
      clear: t('action.clear'),
      noneTitle: search ? t('directory.none.title', { query: search }) : t('connect.empty.title'),
      noneText: search ? t('directory.none.text') : t('connect.empty.text'),
    },
  }
}
