/** Has a wallet sign a transaction that is written out for it; gives the signature with the byte of its kind before it. */
export type SignPayload = (payload: object) => Promise<{ readonly signature: string }>
