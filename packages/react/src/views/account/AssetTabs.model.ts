import { type AccountTab, chooseTab, pushView } from '@latchkey/core'
import { useEffect, useState } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { createPart } from '../../loader/createPart'
import { usePart } from '../../loader/usePart'
import { useViewStyles } from '../useViewStyles'
import { assetStyles } from './assetStyles'
import { useAssetTexts } from './useAssetTexts'

const tabs = ['tokens', 'nfts', 'activity'] as const satisfies readonly AccountTab[]

/** Each panel is loaded when its tab is first chosen, and again by the next try when that failed. */
function createPanels(report: (error: unknown) => void) {
  return {
    tokens: createPart(() => import('./TokensPanel').then(({ TokensPanel }) => TokensPanel), report),
    nfts: createPart(() => import('./NftsPanel').then(({ NftsPanel }) => NftsPanel), report),
    activity: createPart(
      () => import('../activity/ActivityPanel').then(({ ActivityPanel }) => ActivityPanel),
      report,
    ),
  }
}

/** [NAV-14] What the tabs below the account show. */
export function useAssetTabs() {
  useViewStyles(assetStyles)
  const latchkey = useInstance()
  const { features } = latchkey.options
  const texts = useAssetTexts()
  const [panels] = useState(() =>
    createPanels((error) => latchkey.logger.error('A tab of the account could not be loaded', error)),
  )
  const shown = tabs.filter((tab) => tab !== 'activity' || features.history)
  const chosen = useSelector(({ account }) => account.currentTab ?? 'tokens')
  const tab = shown.includes(chosen) ? chosen : 'tokens'
  const part = panels[tab]
  const { value: Panel, error } = usePart(part)
  useEffect(() => void part.load(), [part])
  if (!texts) return null
  return {
    texts,
    tab,
    Panel,
    label: texts.t('account.tabs'),
    items: shown.map((id) => ({ id, label: texts.t(`account.tab.${id}`) })),
    choose: (id: AccountTab) => chooseTab(latchkey, id),
    loading: texts.t('account.loading'),
    failure: error
      ? {
          title: texts.t('account.failed.title'),
          text: texts.t('account.failed.text'),
          action: { text: texts.t('account.retry'), run: () => void part.load() },
        }
      : null,
    receive: features.receive
      ? { text: texts.t('account.receive'), open: () => pushView(latchkey, 'WalletReceive') }
      : null,
  }
}
