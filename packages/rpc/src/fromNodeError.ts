import { fieldsOf, kindOfCode, type LatchkeyError, rpcInternal } from '@latchkey/protocol'

/** Turns a node's error into a typed one by its standard code; the original becomes the cause. */
export function fromNodeError(error: unknown): LatchkeyError {
  const { code } = fieldsOf(error)
  return ((typeof code === 'number' && kindOfCode(code)) || rpcInternal)({}, { cause: error })
}
