import { decodeFunctionData, erc20Abi, type Hex, parseAbi } from 'viem'
import type { Detail } from '../Task'

const knownCalls = [
  ...erc20Abi,
  ...parseAbi([
    'function setApprovalForAll(address operator, bool approved)',
    'function safeTransferFrom(address from, address to, uint256 id)',
  ]),
]

/** What is known of a contract call: its name and arguments where it is a common one, else the bytes. */
export function describeCall(data: Hex): {
  readonly details: readonly Detail[]
  readonly warnings: readonly string[]
} {
  if (data === '0x') return { details: [], warnings: [] }
  const bytes: Detail = { kind: 'text', label: 'Data', text: data, isCode: true }
  try {
    const { functionName, args = [] } = decodeFunctionData({ abi: knownCalls, data })
    const nodes = args.map((value, index) => ({ name: String(index + 1), value: String(value) }))
    const warnings = /^(approve|setApprovalForAll)$/.test(functionName)
      ? ['This lets somebody else move tokens of yours.']
      : []
    return { details: [{ kind: 'tree', label: `Calls ${functionName}`, nodes }, bytes], warnings }
  } catch {
    // A call that is not common: nothing can be said of it but its bytes.
    return { details: [bytes], warnings: ['What this contract call does can not be read here.'] }
  }
}
