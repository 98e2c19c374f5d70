import { sendUnsupportedChain, swapNotSupported } from '@latchkey/protocol'
import { hasGateway } from '../http/hasGateway'
import type { Latchkey } from '../Latchkey'
import { isFeatureOn } from '../options/isFeatureOn'
import type { Swaps } from '../ports/Swaps'
import { getSender, type Sender } from '../send/getSender'
import { fetchSwapNetworks } from './fetchSwapNetworks'

/** The account that swaps, and how its family does it. */
export type Swapper = Sender & { readonly swaps: Swaps }

/** [SWP-1] Returns who swaps: the active account. @throws notConnected, swapNotSupported, requestTimeout, httpStatus, networkFailure */
export async function getSwapper(latchkey: Latchkey): Promise<Swapper> {
  // [FLG-1] [FLG-3]
  if (!isFeatureOn(latchkey, 'swaps')) throw swapNotSupported()
  const sender = await getSender(latchkey).catch((cause: unknown) => {
    throw sendUnsupportedChain.is(cause) ? swapNotSupported({}, { cause }) : cause
  })
  const { network } = sender
  const open = latchkey.adapters.get(network.chainNamespace)?.can.swaps
  if (!open || !hasGateway(latchkey)) throw swapNotSupported()
  const [swaps, networks] = await Promise.all([open(), fetchSwapNetworks(latchkey)])
  if (!networks.has(network.caipNetworkId)) throw swapNotSupported()
  return { ...sender, swaps }
}
