import type { NetworkId } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { toChain } from './toChain'

/** Changes the active network. @throws requestInvalid */
export async function switchChain(frame: FramePage, chainId: string | number): Promise<NetworkId> {
  const chain = toChain(chainId)
  await frame.store.change({ chainId: chain })
  return chain
}
