import { getAccount, getNetwork, pushView, track, type WalletFeature } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'

type Action = { readonly name: 'receive' | 'send'; readonly text: string; readonly run: () => void }

/** [FLG-1] Returns what can be done with the account, in the order that the site wants. */
export function useAccountActions() {
  const latchkey = useInstance()
  const { t } = useTexts()
  const { features } = latchkey.options
  const account = useSelector((state) => getAccount(state))
  const now = useSelector((state) => getNetwork(state))
  const canSend = now?.isSupported && latchkey.adapters.get(account.namespace)?.can.transfers
  const all: { readonly [name in WalletFeature]?: Action | false | undefined } = {
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
          track(latchkey, 'OPEN_SEND', {
            network: now.networkId,
            isSmartAccount: account.type === 'smartAccount',
          })
          pushView(latchkey, 'WalletSend')
        },
      },
  }
  return features.walletFeaturesOrder.flatMap((name) => all[name] || [])
}
