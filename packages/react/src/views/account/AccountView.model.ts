import {
  explorerUrl,
  getAccount,
  getNetwork,
  getWalletInfo,
  pushView,
  resetView,
  track,
} from '@latchkey/core'
import { listItemStyles, useStyles } from '@latchkey/ui'
import { useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { imageOrigins } from '../imageOrigins'
import { networkImage } from '../network/networkImage'
import { useViewStyles } from '../useViewStyles'
import type { ViewProps } from '../ViewProps'
import { accountName } from './accountName'
import { accountStyles } from './accountStyles'
import { useBalance } from './useBalance'

/** What the Account view shows. */
export function useAccountView(_props: ViewProps<'Account'>) {
  useViewStyles(accountStyles)
  useStyles(listItemStyles)
  const latchkey = useInstance()
  const announce = useAnnounce()
  const { t } = useTexts()
  const account = useSelector((state) => getAccount(state))
  const now = useSelector((state) => getNetwork(state))
  const wallet = useSelector((state) => getWalletInfo(state))
  const origins = useSelector((state) => imageOrigins(latchkey, state))
  const networks = useSelector((state) => state.network.networks.length)
  const balance = useBalance(account)
  const [isLeaving, setLeaving] = useState(false)

  const { address, details, namespace, allAccounts } = account
  const network = now?.network
  const networkName = now?.isSupported ? now.network.name : t('network.unknown')
  const explorer = network && address && now.isSupported ? explorerUrl(network, address) : null
  const isSwitchable = latchkey.options.enableNetworkSwitch && (networks > 1 || now?.isSupported === false)
  const walletImage = wallet && (latchkey.options.connectorImages[wallet.id] ?? wallet.icon)

  const disconnect = async () => {
    if (isLeaving) return
    setLeaving(true)
    try {
      await latchkey.disconnect(namespace)
    } finally {
      setLeaving(false)
    }
  }
  return {
    announce,
    origins,
    balance,
    account:
      address === null
        ? null
        : { address, name: accountName(address, details.profileName), image: details.profileImage },
    network: network
      ? {
          name: network.name,
          image: networkImage(latchkey, network),
          isSwitchable,
          isSupported: now.isSupported,
        }
      : null,
    explorer: explorer
      ? {
          href: explorer,
          text: t('account.explorer', { explorer: network?.blockExplorers?.default.name ?? '' }),
        }
      : null,
    wallet: wallet ? { name: wallet.name, image: walletImage ?? undefined } : null,
    accounts: allAccounts.length > 1 ? t('account.accounts', { count: allAccounts.length }) : null,
    isLeaving,
    disconnect: () => void disconnect(),
    openNetworks() {
      track(latchkey, 'CLICK_NETWORKS', {})
      pushView(latchkey, 'Networks')
    },
    openAccounts: () => pushView(latchkey, 'SwitchAddress'),
    connect: () => resetView(latchkey, 'Connect'),
    texts: {
      balance: t('account.balance'),
      refresh: t('account.balance.refresh'),
      copy: t('account.copy'),
      copied: t('account.copied'),
      copyFailed: t('account.copyFailed'),
      network: t('account.network', { network: networkName }),
      wallet: t('account.wallet'),
      newTab: t('label.newTab'),
      disconnect: t('action.disconnect'),
      disconnecting: t('account.disconnecting'),
      noneTitle: t('account.none.title'),
      noneText: t('account.none.text'),
      connect: t('connect.connect.title'),
    },
  }
}
