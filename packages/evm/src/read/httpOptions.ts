/** [EVM-5] How a node is asked: 10 s for an answer, up to 1000 questions of the same moment in one request. */
export const httpOptions = { timeout: 10_000, batch: { batchSize: 1000 } } as const
