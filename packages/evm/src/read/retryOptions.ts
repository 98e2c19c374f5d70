/** [EVM-5] How often to retry; each pause is twice as long as the one before. */
export const retryOptions = { retryCount: 3, retryDelay: 150 } as const
