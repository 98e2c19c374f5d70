import { getAccount, getWalletInfo, pushView } from '@latchkey/core'
import { useEffect } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { usePart } from '../../loader/usePart'
import { useModalParts } from '../../shell/useModalParts'
import { imageOrigins } from '../imageOrigins'
import { useDisconnecting } from '../useDisconnecting'
import type { ViewProps } from '../ViewProps'
import { accountName } from './accountName'
import { hasSent } from './hasSent'
import { noAccount } from './noAccount'
import { useAccountActions } from './useAccountActions'
import { useAccountExtras } from './useAccountExtras'
import { useAccountNetwork } from './useAccountNetwork'
import { useBalance } from './useBalance'

/** What the Account view shows. */
export function useAccountView(_props: ViewProps<'Account'>) {
  const latchkey = useInstance()
  const { t } = useTexts()
  const account = useSelector((state) => getAccount(state))
  const wallet = useSelector((state) => getWalletInfo(state))
  const origins = useSelector((state) => imageOrigins(latchkey, state))
  /** [CON-13] Whether wallets of several families are connected. */
  const isSeveral = useSelector(({ connect }) => Object.keys(connect.active).length > 1)
  /** The embedded wallet has settings, which its login leads to. */
  const isEmbedded = wallet?.type === 'AUTH'
  const email = useSelector(({ embedded }) => embedded?.email)
  const { leaving, leave } = useDisconnecting()
  const { address, details, namespace, allAccounts } = account
  const { connectorImages, gateway, projectId } = latchkey.options
  // What was sent from here is listed without a gateway too.
  const isSender = useSelector(hasSent)
  const hasAssets = Boolean(gateway && projectId) || isSender
  const { assets } = useModalParts()
  useEffect(() => {
    if (hasAssets) assets.load()
  }, [hasAssets, assets])

  return {
    announce: useAnnounce(),
    origins,
    hasAssets,
    Assets: usePart(assets).value,
    ...useAccountExtras(),
    balance: useBalance(account),
    ...useAccountNetwork(address),
    account: address
      ? { address, name: accountName(address, details.profileName), image: details.profileImage }
      : null,
    wallet: wallet ? { name: wallet.name, image: connectorImages[wallet.id] ?? wallet.icon } : null,
    accounts:
      isEmbedded && email
        ? email
        : isEmbedded || allAccounts.length > 1
          ? t('account.accounts', { count: allAccounts.length })
          : null,
    isLeaving: leaving !== null,
    // One login holds the accounts of all families.
    disconnect: () => leave(namespace, () => latchkey.disconnect(isEmbedded ? undefined : namespace)),
    openAccounts: () =>
      pushView(
        latchkey,
        isSeveral || (isEmbedded && allAccounts.length > 1)
          ? 'Profile'
          : isEmbedded
            ? 'AccountSettings'
            : 'SwitchAddress',
      ),
    actions: useAccountActions(),
    none: noAccount(latchkey, t),
    texts: {
      balance: t('account.balance'),
      refresh: t('account.balance.refresh'),
      copy: t('account.copy'),
      copied: t('account.copied'),
      copyFailed: t('account.copyFailed'),
      wallet: t('account.wallet'),
      newTab: t('label.newTab'),
      disconnect: t(leaving === null ? 'action.disconnect' : 'account.disconnecting'),
    },
  }
}
