import { getAccount, getNetwork } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { networkImage } from '../network/networkImage'

/** [RCV-1] Returns the networks that the active account's address works on. */
export function useGoodNetworks() {
  const latchkey = useInstance()
  const { namespace, type } = useSelector((state) => getAccount(state))
  const active = useSelector((state) => getNetwork(state))
  const networks = useSelector((state) =>
    state.network.networks.filter(({ chainNamespace }) => chainNamespace === namespace),
  )
  // A smart account exists only where it was deployed, and these families write an address for one network.
  const isBound = type === 'smartAccount' || /^(bip122|polkadot)$/.test(namespace)
  const good = isBound && active?.isSupported ? [active.network] : networks
  return good.map((network) => ({
    id: network.caipNetworkId,
    name: network.name,
    image: networkImage(latchkey, network),
  }))
}
