/** A way to ask the nodes of one network. */
export type NodeTransport = { request(call: { method: string; params?: unknown }): Promise<unknown> }
