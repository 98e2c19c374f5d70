import { getAccount, getNetwork, pushView, track } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'

/** [FLG-1] Returns what can be done with the account, in the order that the site wants. */
export function useAccountActions() {
  const latchkey = useInstance()
  const { t } = useTexts()
  const { features } = latchkey.options
  const account = useSelector((state) => getAccount(state))
  const now = useSelector((state) => getNetwork(state))
  const canSend = now?.isSupported && latchkey.adapters.get(account.namespace)?.can.transfers
  const all = {
    receive: features.receive && {
      name: 'receive' as const,
      text: t('receive.walletReceive.title'),
      run: () => pushView(latchkey, 'WalletReceive'),
    },
    // [SND-3] A family that can't send has no button.
    send: features.send &&
      canSend && {
        name: 'send' as const,
        text: t('send.walletSend.title'),
        run() {
          track(latchkey, 'OPEN_SEND', {
            network: now.networkId,
            isSmartAccount: account.type === 'smartAccount',
          })
          pushView(latchkey, 'WalletSend')
        },
      },
    swaps: null,
    onramp: null,
  }
  return features.walletFeaturesOrder.flatMap((name) => all[name] || [])
}
