import type { NetworkId } from '@latchkey/protocol'
import type { FramePage } from '../../FramePage'
import { askNetworks } from '../askNetworks'

/** Returns the account of the operator that pays for transactions of a network, or nothing if none does. */
export async function feePayerOn(frame: FramePage, chain: NetworkId): Promise<string | undefined> {
  const { feePayers } = await askNetworks(frame)
  return feePayers.find(({ chainId }) => chainId === chain)?.address
}
