import type { FrameSettings } from '../../config/readFrameSettings'
import { createFarcasterRegistry } from './createFarcasterRegistry'
import { createFarcasterRelay, type FarcasterRelay } from './createFarcasterRelay'
import type { FarcasterNode } from './verifyFarcaster'

/** What a login with Farcaster needs of other hosts. */
export type Farcaster = FarcasterNode & { readonly relay: FarcasterRelay }

/** Creates the clients of the operator's relay and node, or nothing if the operator hasn't set up both. */
export function createFarcaster({
  FRAME_FARCASTER_RELAY: relayUrl,
  FRAME_OPTIMISM_RPC: nodeUrl,
}: Pick<FrameSettings, 'FRAME_FARCASTER_RELAY' | 'FRAME_OPTIMISM_RPC'>): Farcaster | undefined {
  if (relayUrl === undefined || nodeUrl === undefined) return undefined
  return { nodeUrl, relay: createFarcasterRelay(relayUrl), registry: createFarcasterRegistry(nodeUrl) }
}
