import {
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  type Hex,
  pad,
  parseAbi,
  parseAbiParameters,
} from 'viem'

/** A call of an operation. */
export type TestCall = { readonly to: Hex; readonly value?: bigint; readonly data?: Hex }

const executeAbi = parseAbi(['function execute(bytes32 mode, bytes executionCalldata)'])
const batchParameters = parseAbiParameters('(address target, uint256 value, bytes callData)[]')

/** Encodes calls for an ERC-7579 account. */
export function encodeCalls(calls: readonly TestCall[], mode?: Hex): Hex {
  const [only] = calls
  const isSingle = calls.length === 1 && only !== undefined
  const data = isSingle
    ? encodePacked(['address', 'uint256', 'bytes'], [only.to, only.value ?? 0n, only.data ?? '0x'])
    : encodeAbiParameters(batchParameters, [
        calls.map(({ to, value = 0n, data = '0x' }) => ({ target: to, value, callData: data })),
      ])
  const start = mode ?? (isSingle ? '0x00' : '0x01')
  return encodeFunctionData({ abi: executeAbi, args: [pad(start, { dir: 'right', size: 32 }), data] })
}
