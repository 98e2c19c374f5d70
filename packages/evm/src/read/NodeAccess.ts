import type { NodeTransport } from './NodeTransport'

/** The transports an adapter has opened so far, by the addresses they go to. */
export type NodeAccess = Map<string, NodeTransport>
