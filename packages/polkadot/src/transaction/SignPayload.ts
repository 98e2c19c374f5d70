/** Has a wallet sign a transaction that was encoded for it; returns the signature with its type byte first. */
export type SignPayload = (payload: object) => Promise<{ readonly signature: string }>
