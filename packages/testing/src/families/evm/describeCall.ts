import { decodeFunctionData, erc20Abi, type Hex, parseAbi } from 'viem'
import type { Detail } from '../Task'

const knownCalls = [
  ...erc20Abi,
  ...parseAbi([
    'function setApprovalForAll(address operator, bool approved)',
    'function safeTransferFrom(address from, address to, uint256 id)',
  ]),
]

/** Nobody has so much of anything: who allows it means everything, now and later. */
const unlimited = 1n << 255n

/** What is known of a contract call: its name and arguments where it is a common one, else the bytes. */
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
      ? ['This lets somebody else move tokens of yours.']
      : []
    return { details: [{ kind: 'tree', label: `Calls ${functionName}`, nodes }, bytes], warnings }
  } catch {
    // A call that is not common: nothing can be said of it but its bytes.
    return { details: [bytes], warnings: ['What this contract call does can not be read here.'] }
  }
}

function namesOf(functionName: string): readonly string[] {
  const item = knownCalls.find((one) => one.type === 'function' && one.name === functionName)
  return item?.inputs.map(({ name = '' }: { readonly name?: string }) => name) ?? []
}
