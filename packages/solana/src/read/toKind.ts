import { type LatchkeyError, loaded } from '@latchkey/protocol'

/** Turns a node's rejection into an error kind. Only fetched when a node rejects something. */
export async function toKind(error: unknown): Promise<LatchkeyError> {
  const { fromNodeError } = await loaded(import('../errors/fromNodeError'))
  return fromNodeError(error)
}
