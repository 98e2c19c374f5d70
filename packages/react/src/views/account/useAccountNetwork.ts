import { explorerUrl, getNetwork, pushView, track } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { networkImage } from '../network/networkImage'

/** Returns the account's network and its explorer link. */
export function useAccountNetwork(address: string | null) {
  const latchkey = useInstance()
  const { t } = useTexts()
  const now = useSelector((state) => getNetwork(state))
  const isChoice = useSelector((state) => state.network.networks.length > 1)
  if (!now || !address) return { network: null, explorer: null }
  const { network, isSupported } = now
  const name = isSupported ? network.name : t('network.unknown')
  const href = isSupported ? explorerUrl(network, address) : null
  const explorer = network.blockExplorers?.default.name ?? ''
  return {
    network: {
      name,
      isSupported,
      label: t('account.network', { network: name }),
      image: networkImage(latchkey, network),
      isSwitchable: latchkey.options.enableNetworkSwitch && (isChoice || !isSupported),
      open() {
        track(latchkey, 'CLICK_NETWORKS', {})
        pushView(latchkey, 'Networks')
      },
    },
    explorer: href ? { href, text: t('account.explorer', { explorer }) } : null,
  }
}
