import { kindOfCode } from '../errors/kindOfCode'
import type { LatchkeyError } from '../errors/LatchkeyError'
import { rpcInternal } from '../errors/rpc'
import { fieldsOf } from '../foreign/fieldsOf'

/** The kind of what a node refused, by the standard's numbers; what it said stays its cause. */
export function fromNode(error: unknown): LatchkeyError {
  const { code } = fieldsOf(error)
  return ((typeof code === 'number' && kindOfCode(code)) || rpcInternal)({}, { cause: error })
}
