import { type AccountTab, chooseTab, hasGateway } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
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
  // A family only has tabs for what it has.
  const has: { readonly [T in AccountTab]: boolean } = {
    tokens: true,
    nfts: Boolean(traits.nfts),
    activity: Boolean(features.history && traits.history),
  }
  const shown = tabs.filter((tab) => has[tab])
  const chosen = useSelector(({ account }) => account.currentTab ?? 'tokens')
  const tab = shown.includes(chosen) ? chosen : 'tokens'
  const refresh = useRefresh(texts)
  const pulled = usePull(refresh.run)
  useFreshness(tab === 'tokens')
  if (!texts || !hasGateway(latchkey)) return null
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
