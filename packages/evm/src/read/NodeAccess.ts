/** A call to a node. */
export type NodeCall = { readonly method: string; readonly params?: unknown }

/** A way to ask the nodes of one network. */
export type NodeTransport = { request(call: NodeCall): Promise<unknown> }

/** The transports that an adapter has opened, by their URLs. */
export type NodeAccess = Map<string, NodeTransport>
