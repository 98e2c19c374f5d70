/** [EVM-5] How to ask a node: 10 s per answer, up to 1000 simultaneous calls in one request. */
export const httpOptions = { timeout: 10_000, batch: { batchSize: 1000 } } as const
