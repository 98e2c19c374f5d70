import {
  decodeAbiParameters,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  hexToBigInt,
  parseAbi,
  parseAbiParameters,
  size,
  slice,
} from 'viem'
import { smartSessionRefusals } from '../smartSessionRefusals'

/** One call of an operation. */
export type Execution = {
  /** In lower case. */
  readonly to: string
  readonly value: bigint
  readonly data: `0x${string}`
}

const executeAbi = parseAbi(['function execute(bytes32 mode, bytes executionCalldata)'])
const batchParameters = parseAbiParameters('(address target, uint256 value, bytes callData)[]')
/** Modes of ERC-7579: one call or several, atomic or not. Excludes delegate calls and other modes. */
const [single, batch, trySingle, tryBatch] = ['0x0000', '0x0100', '0x0001', '0x0101'].map((start) =>
  start.padEnd(66, '0'),
)
const mostCalls = 100

const refuse = (reason: string, cause?: unknown) =>
  smartSessionRefusals.operationRefused({ reason }, ...(cause === undefined ? [] : [{ cause }]))

/**
 * Decodes the calls of an ERC-7579 `execute`. Encoding them again must give the same bytes: an account may read
 * overlaps or trailing bytes differently. @throws operationRefused
 */
export function decodeExecutions(callData: Hex): Execution[] {
  const [mode, data] = decodeExecute(callData)
  if (mode === single || mode === trySingle) return [decodeSingle(data)]
  if (mode === batch || mode === tryBatch) return decodeBatch(data)
  throw refuse('unsupported execution mode')
}

function decodeExecute(callData: Hex): readonly [string, Hex] {
  const decoded = attempt(() => decodeFunctionData({ abi: executeAbi, data: callData }))
  if (encodeFunctionData({ abi: executeAbi, args: decoded.args }) !== callData)
    throw refuse('unusual encoding')
  return decoded.args
}

/** Packed: 20 bytes of address, 32 of value, then data. */
function decodeSingle(data: Hex): Execution {
  if (size(data) < 52) throw refuse('unusual encoding')
  return {
    to: slice(data, 0, 20),
    value: hexToBigInt(slice(data, 20, 52)),
    data: size(data) === 52 ? '0x' : slice(data, 52),
  }
}

function decodeBatch(data: Hex): Execution[] {
  const [calls] = attempt(() => decodeAbiParameters(batchParameters, data))
  if (encodeAbiParameters(batchParameters, [calls]) !== data) throw refuse('unusual encoding')
  if (calls.length === 0 || calls.length > mostCalls) throw refuse(`${calls.length} calls`)
  return calls.map(({ target, value, callData }) => ({ to: target.toLowerCase(), value, data: callData }))
}

function attempt<Value>(decode: () => Value): Value {
  try {
    return decode()
  } catch (cause) {
    throw refuse('not an ERC-7579 execute', cause)
  }
}
