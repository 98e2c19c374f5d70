import { pushView, track } from '@latchkey/core'
import { namespaces } from '@latchkey/protocol'
import { useEffect, useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useInstance } from '../../hooks/useInstance'
import { useTexts } from '../../hooks/useTexts'
import { isMatch } from '../isMatch'
import { useDebounced } from '../useDebounced'
import { useHelpTexts } from '../useHelpTexts'
import type { ViewProps } from '../ViewProps'
import { familyName } from './familyName'
import { useNetworkRows } from './useNetworkRows'

/** How long a pause in typing updates the list, and announces the count. */
const followMs = 100
const pauseMs = 500

/** What the Networks view shows: main networks, by family if there are several, then test networks. */
export function useNetworks(_props: ViewProps<'Networks'>) {
  const latchkey = useInstance()
  const { host } = latchkey
  const announce = useAnnounce()
  const { t } = useTexts()
  const help = useHelpTexts()
  const testnets = help?.t('network.testnets') ?? ''
  const [query, setQuery] = useState('')
  const search = useDebounced(query.trim(), followMs)
  const { rows, origins } = useNetworkRows()
  const families = namespaces.filter((namespace) => rows.some((row) => row.namespace === namespace))
  const isOne = families.length < 2
  const found = rows.filter(({ name, id, namespace }) =>
    isMatch(`${name} ${id.split(':')[1]} ${isOne ? '' : familyName(namespace, help)}`, search),
  )

  const clear = { text: t('action.clear'), run: () => setQuery('') }
  const none = {
    title: help?.t('network.none.title', { query: search }) ?? '',
    text: help?.t('network.none.text') ?? '',
    action: clear,
  }
  const said = found.length > 0 ? t('network.found', { count: found.length }) : none.title
  useEffect(
    () => (search === '' ? undefined : host.setTimer(() => announce(said), pauseMs)),
    [host, announce, search, said],
  )
  const groups = [
    ...families.map((family) => ({
      key: family,
      heading: isOne ? null : familyName(family, help),
      label: isOne ? t('network.networks.title') : familyName(family, help),
      rows: found.filter((row) => !row.isTestnet && row.namespace === family),
    })),
    {
      key: 'test',
      heading: testnets,
      label: testnets,
      rows: found.filter((row) => row.isTestnet),
    },
  ]
  return {
    query,
    setQuery,
    origins,
    groups: groups.filter((group) => group.rows.length > 0),
    none,
    // The header has no room for it beside the way back.
    help: {
      text: t('network.whatIsANetwork.title'),
      run() {
        track(latchkey, 'CLICK_NETWORK_HELP', {})
        pushView(latchkey, 'WhatIsANetwork')
      },
    },
    texts: { search: t('network.search'), clear: clear.text, current: t('label.current') },
  }
}
