import type { NetworkId } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { toChain } from './toChain'

/** Returns the network that the visitor or the site chose last. */
export async function activeChain({ store, firstChain }: FramePage): Promise<NetworkId> {
  const { chainId } = await store.read()
  return chainId === null ? firstChain : toChain(chainId)
}
