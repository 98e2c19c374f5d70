/** A way to ask the nodes of one network. */
export type NodeTransport = { request(call: { method: string; params?: unknown }): Promise<unknown> }

/** [EVM-5] How to ask a node: 10 s per answer, up to 1000 simultaneous calls in one request. */
export const httpOptions = { timeout: 10_000, batch: { batchSize: 1000 } } as const

/** [EVM-5] How often to retry; each pause is twice as long as the one before. */
export const retryOptions = { retryCount: 3, retryDelay: 150 } as const

/** The transports that an adapter has opened, by their URLs. */
export type NodeAccess = Map<string, NodeTransport>
