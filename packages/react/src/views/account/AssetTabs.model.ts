import { type AccountTab, chooseTab, hasGateway, pushView, watchAccount } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useViewStyles } from '../useViewStyles'
import { assetStyles } from './assetStyles'
import { useAssetTexts } from './useAssetTexts'

const tabs = ['tokens', 'nfts', 'activity'] as const satisfies readonly AccountTab[]

/** [NAV-14] What the tabs below the account show. */
export function useAssetTabs() {
  useViewStyles(assetStyles)
  const latchkey = useInstance()
  const { features } = latchkey.options
  const texts = useAssetTexts()
  const shown = tabs.filter((tab) => tab !== 'activity' || features.history)
  const chosen = useSelector(({ account }) => account.currentTab ?? 'tokens')
  if (!texts || !hasGateway(latchkey)) return null
  return {
    texts,
    tab: shown.includes(chosen) ? chosen : 'tokens',
    label: texts.t('account.tabs'),
    items: shown.map((id) => ({ id, label: texts.t(`account.tab.${id}`) })),
    choose: (id: AccountTab) => chooseTab(latchkey, id),
    receive: features.receive
      ? { text: texts.t('account.receive'), open: () => pushView(latchkey, 'WalletReceive') }
      : null,
  }
}

// Only named, never read: what reads a balance and what reads tokens share much, and stay in one script by that.
useAssetTabs.alongside = watchAccount
