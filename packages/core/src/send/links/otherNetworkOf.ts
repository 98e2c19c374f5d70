import { type Network, type NetworkId, receiverOtherFamily } from '@latchkey/protocol'
import type { PaymentLink } from './PaymentLink'

/** The network that a link is for, if it isn't the one in use; null if the link can be paid here. @throws receiverOtherFamily */
export function otherNetworkOf({ namespace, networkId }: PaymentLink, network: Network): NetworkId | null {
  if (namespace !== network.chainNamespace) throw receiverOtherFamily({ family: namespace })
  return networkId === network.caipNetworkId ? null : networkId
}
