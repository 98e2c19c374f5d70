/** A secret that only the operator's key opens. */
export type Wrapped = {
  /** The key that wrapped it, for the operator to replace keys. */
  readonly keyId: string
  readonly bytes: Buffer
}

/** Wraps secrets with a key that isn't in the database. */
export type KeyWrapper = {
  /** `context` names what the secret is for; it opens only with the same. @throws wrapperFailed */
  wrap(secret: Uint8Array, context: string): Promise<Wrapped>
  /** @throws wrapperFailed */
  unwrap(wrapped: Wrapped, context: string): Promise<Buffer>
}
