import { decodeFunctionData, erc20Abi, type Hex, parseAbi } from 'viem'
import type { Detail } from '../Task'

const knownCalls = [
  ...erc20Abi,
  ...parseAbi([
    'function setApprovalForAll(address operator, bool approved)',
    'function safeTransferFrom(address from, address to, uint256 id)',
  ]),
]

/** More than anyone has: approving this means everything, now and later. */
const unlimited = 1n << 255n

/** Describes a contract call: name and arguments if it is a common one, else the bytes. */
export function describeCall(data: Hex): {
  readonly details: readonly Detail[]
  readonly warnings: readonly string[]
} {
  if (data === '0x') return { details: [], warnings: [] }
  const bytes: Detail = { kind: 'text', label: 'Data', text: data, isCode: true }
  try {
    const { functionName, args = [] } = decodeFunctionData({ abi: knownCalls, data })
    const names = namesOf(functionName)
    const nodes = args.map((value, index) => ({
      name: names[index] || String(index + 1),
      value: typeof value === 'bigint' && value >= unlimited ? 'without limit' : String(value),
    }))
    const warnings = /^(approve|setApprovalForAll)$/.test(functionName)
      ? ['This lets someone else move your tokens.']
      : []
    return { details: [{ kind: 'tree', label: `Calls ${functionName}`, nodes }, bytes], warnings }
  } catch {
    // Not a common call, so only its bytes can be shown.
    return { details: [bytes], warnings: ["This wallet can't read what this contract call does."] }
  }
}

function namesOf(functionName: string): readonly string[] {
  const item = knownCalls.find((one) => one.type === 'function' && one.name === functionName)
  return item?.inputs.map(({ name = '' }: { readonly name?: string }) => name) ?? []
}
