import type { NodeTransport } from './NodeTransport'

/** The transports that an adapter has opened, by their URLs. */
export type NodeAccess = Map<string, NodeTransport>
