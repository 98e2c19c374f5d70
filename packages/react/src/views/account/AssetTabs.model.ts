import { type AccountTab, chooseTab, hasGateway } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { hasSent } from './hasSent'
import { useAssetTexts } from './useAssetTexts'
import { useFreshness } from './useFreshness'
import { usePull } from './usePull'
import { useRefresh } from './useRefresh'

const tabs = ['tokens', 'nfts', 'activity'] as const satisfies readonly AccountTab[]

/** [NAV-14] What the account's tabs show. */
export function useAssetTabs() {
  const latchkey = useInstance()
  const { features } = latchkey.options
  const texts = useAssetTexts()
  const namespace = useSelector((state) => state.network.activeNamespace)
  const { traits = {} } = latchkey.adapters.get(namespace) ?? {}
  const isServed = hasGateway(latchkey)
  // What was sent from here needs no gateway and no history of the family.
  const isSender = useSelector(hasSent)
  // A family only has tabs for what it has.
  const has: { readonly [T in AccountTab]: boolean } = {
    tokens: isServed,
    nfts: isServed && Boolean(traits.nfts),
    activity: features.history && ((isServed && Boolean(traits.history)) || isSender),
  }
  const shown = tabs.filter((tab) => has[tab])
  const chosen = useSelector(({ account }) => account.currentTab ?? 'tokens')
  const [first] = shown
  const tab = shown.includes(chosen) ? chosen : first
  const refresh = useRefresh(texts)
  const pulled = usePull(refresh.run)
  useFreshness(tab === 'tokens')
  if (!texts || !tab) return null
  return {
    texts,
    tab,
    refresh,
    pulled,
    label: texts.t('account.tabs'),
    items: shown.map((id) => ({ id, label: texts.t(`account.tab.${id}`) })),
    choose: (id: AccountTab) => chooseTab(latchkey, id),
  }
}
