import { decodeFunctionData, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { operationInvalid } from '../errors'

/** One call of an operation. */
export type AccountCall = {
  /** In lower case. */
  readonly to: string
  readonly value: bigint
  readonly data: Hex
}

const abi = parseAbi([
  'function execute(address target, uint256 value, bytes data)',
  'struct Call { address target; uint256 value; bytes data; }',
  'function executeBatch(Call[] calls)',
])
const mostCalls = 100

/**
 * Decodes the calls of a Simple7702Account. Encoding them again must give the same bytes: the account may read overlaps
 * or trailing bytes differently. @throws operationInvalid
 */
export function decodeCalls(callData: Hex): AccountCall[] {
  const decoded = decode(callData)
  if (encodeFunctionData({ abi, ...decoded }) !== callData)
    throw operationInvalid({ reason: 'unusual encoding of the calls' })
  if (decoded.functionName === 'execute') {
    const [to, value, data] = decoded.args
    return [{ to: to.toLowerCase(), value, data }]
  }
  const [calls] = decoded.args
  if (calls.length === 0 || calls.length > mostCalls)
    throw operationInvalid({ reason: `${calls.length} calls` })
  return calls.map(({ target, value, data }) => ({ to: target.toLowerCase(), value, data }))
}

function decode(callData: Hex) {
  try {
    return decodeFunctionData({ abi, data: callData })
  } catch (cause) {
    throw operationInvalid({ reason: 'neither execute nor executeBatch' }, { cause })
  }
}
