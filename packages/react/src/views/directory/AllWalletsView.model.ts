import { track } from '@latchkey/core'
import { useEffect, useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useInstance } from '../../hooks/useInstance'
import { useTexts } from '../../hooks/useTexts'
import { listMoreWallets } from '../connect/listMoreWallets'
import { useWalletChoice } from '../connect/useWalletChoice'
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
  const { wallets, toRow, ...choice } = useWalletChoice()
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

  const clear = { text: t('action.clear'), run: () => setQuery('') }
  return {
    ...choice,
    rows,
    query,
    setQuery,
    none: {
      title: search ? t('directory.none.title', { query: search }) : choice.none.title,
      text: search ? t('directory.none.text') : choice.none.text,
      action: query === '' ? null : clear,
    },
    texts: { search: t('directory.search'), clear: clear.text },
  }
}
