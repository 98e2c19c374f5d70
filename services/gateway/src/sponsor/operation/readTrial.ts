import { isHex } from 'viem'
import { callRefused } from '../../rpc/errors'
import type { CallOutcome } from '../../rpc/Nodes'
import { operationReverted } from '../errors'

/** Returns the result of trying the calls of an operation. @throws operationReverted */
export function readTrial(outcome: CallOutcome | undefined): unknown {
  if (outcome?.ok) return outcome.result
  const error = outcome?.error
  if (!callRefused.is(error)) throw error
  const data = `${error.values.data}`
  throw operationReverted({ data: isHex(data) ? data : '0x' }, { cause: error })
}
