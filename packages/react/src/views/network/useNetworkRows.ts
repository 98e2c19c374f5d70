import { getAccount, getNetwork, goBack, pushView, showNotice } from '@latchkey/core'
import { isLatchkeyError, type Network } from '@latchkey/protocol'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { errorText } from '../errorText'
import { imageOrigins } from '../imageOrigins'
import type { NetworkRow } from '../parts/NetworkList'
import { networkImage } from './networkImage'

/** Returns the site's networks as rows that switch, at once if no wallet has to be asked. */
export function useNetworkRows(): {
  readonly rows: readonly NetworkRow[]
  readonly origins: readonly string[]
} {
  const latchkey = useInstance()
  const texts = useTexts()
  const networks = useSelector((state) => state.network.networks)
  const current = useSelector((state) => getNetwork(state)?.networkId)
  const origins = useSelector((state) => imageOrigins(latchkey, state))

  const choose = async (network: Network) => {
    try {
      await latchkey.switchNetwork(network.caipNetworkId)
    } catch (error) {
      const message = isLatchkeyError(error) ? errorText(texts, error) : texts.t('error.unknown')
      showNotice(latchkey, { message, variant: 'error' })
    }
  }
  const pick = (network: Network) => {
    if (network.caipNetworkId === current) return goBack(latchkey)
    const state = latchkey.getState()
    const { chainNamespace: namespace, caipNetworkId: networkId } = network
    const isThere = getNetwork(state, namespace)?.networkId === networkId
    if (getAccount(state, namespace).isConnected) {
      if (!isThere) return pushView(latchkey, 'SwitchNetwork', { networkId })
      // [CON-13] Another family: continue with its wallet, or choose one.
    } else if (getAccount(state).isConnected) return pushView(latchkey, 'SwitchActiveChain', { networkId })
    void choose(network)
  }
  const rows = networks.map((network) => ({
    id: network.caipNetworkId,
    namespace: network.chainNamespace,
    name: network.name,
    imageUrl: networkImage(latchkey, network),
    isTestnet: network.testnet === true,
    isCurrent: network.caipNetworkId === current,
    pick: () => pick(network),
  }))
  return { rows, origins }
}
