import {
  fetchVendors,
  getAccount,
  getNetwork,
  hasGateway,
  isFeatureOn,
  pushView,
  soldNetworksItem,
  track,
  type WalletFeature,
} from '@latchkey/core'
import { useEffect, useState } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'

type Action = {
  readonly name: WalletFeature
  readonly text: string
  readonly run: () => void
  /** Has its place, but can't be used yet. */
  readonly isWaiting?: boolean
}

/** [FLG-1] Returns what can be done with the account, in the order that the site wants. */
export function useAccountActions() {
  const latchkey = useInstance()
  const { t } = useTexts()
  const { features } = latchkey.options
  const account = useSelector((state) => getAccount(state))
  const now = useSelector((state) => getNetwork(state))
  const canSend = now?.isSupported && latchkey.adapters.get(account.namespace)?.can.transfers
  const isSmartAccount = account.type === 'smartAccount'
  // [ONR-1] Where no vendor sells anything there is no button. What was known last time decides until vendors answer, so
  // no button moves; the first time, the button waits in its place.
  const [soldBefore] = useState(() => latchkey.storage.get(soldNetworksItem))
  const isSoldUnknown = useSelector(({ onramp }) => !onramp?.networks && !onramp?.error) && !soldBefore
  const sold = useSelector(({ onramp }) => onramp?.networks) ?? soldBefore
  const canBuy = isSoldUnknown || sold?.includes(now?.networkId ?? '')
  const isBuyOn = hasGateway(latchkey) && isFeatureOn(latchkey, 'onramp') && account.isConnected
  useEffect(() => {
    if (isBuyOn) fetchVendors(latchkey).catch((cause) => latchkey.logger.info('Could not load buying', cause))
  }, [latchkey, isBuyOn])
  const all: { readonly [name in WalletFeature]?: Action | false | undefined } = {
    onramp: isBuyOn &&
      now?.isSupported &&
      canBuy && {
        name: 'onramp',
        text: t('onramp.buy'),
        isWaiting: isSoldUnknown,
        run() {
          track(latchkey, 'SELECT_BUY_CRYPTO', { isSmartAccount })
          pushView(latchkey, 'OnRampProviders')
        },
      },
    // [SWP-1] Offers come from the gateway, for families that can swap.
    swaps: isFeatureOn(latchkey, 'swaps') &&
      hasGateway(latchkey) &&
      now?.isSupported &&
      latchkey.adapters.get(account.namespace)?.can.swaps && {
        name: 'swaps',
        text: t('swap.swap.title'),
        run() {
          track(latchkey, 'OPEN_SWAP', { network: now.networkId, isSmartAccount })
          pushView(latchkey, 'Swap')
        },
      },
    receive: features.receive && {
      name: 'receive',
      text: t('receive.walletReceive.title'),
      run: () => pushView(latchkey, 'WalletReceive'),
    },
    // [SND-3] A family that can't send has no button.
    send: features.send &&
      canSend && {
        name: 'send',
        text: t('send.walletSend.title'),
        run() {
          track(latchkey, 'OPEN_SEND', { network: now.networkId, isSmartAccount })
          pushView(latchkey, 'WalletSend')
        },
      },
  }
  return features.walletFeaturesOrder.flatMap((name) => all[name] || [])
}
