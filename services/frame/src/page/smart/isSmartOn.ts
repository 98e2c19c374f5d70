import type { NetworkId } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { smartNetworks } from './smartNetworks'

/** Whether accounts can be smart on a network. */
export async function isSmartOn(frame: FramePage, chain: NetworkId): Promise<boolean> {
  return (await smartNetworks(frame)).some(({ chainId }) => chainId === chain)
}
