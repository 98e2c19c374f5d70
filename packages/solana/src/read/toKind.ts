import { type LatchkeyError, loaded } from '@latchkey/protocol'

/** The kind of what a node refused. Loaded when it is needed: most questions are answered. */
export async function toKind(error: unknown): Promise<LatchkeyError> {
  const { fromNodeError } = await loaded(import('../errors/fromNodeError'))
  return fromNodeError(error)
}
