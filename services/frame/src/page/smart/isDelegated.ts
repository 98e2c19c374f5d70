import type { NetworkId } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { askGateway } from '../messages/rpc/askGateway'
import { readDelegation } from './readDelegation'

/** Whether an address is a smart account of ours by now. @throws what readDelegation throws */
export async function isDelegated(frame: FramePage, chain: NetworkId, address: string): Promise<boolean> {
  const ask = (method: string, params: readonly unknown[]) => askGateway(frame, chain, method, params)
  return (await readDelegation(ask, address)) === 'ours'
}
