import { toFunctionSelector } from 'viem'
import type { Described } from '../../Explanation'
import type { DataNode } from '../DataNode'
import { isBytes } from '../isBytes'
import { type Descriptor, isDeployed } from './Descriptor'
import { decodeArguments } from './decodeArguments'
import { type FormatEmbedded, formatFields } from './formatFields'
import { addressOf, integerOf, readParam } from './formatValue'
import type { Lookups } from './Lookups'
import { parseSignature } from './parseSignature'

/** A call to a contract. */
export type DescribedCall = {
  readonly chainId: number
  readonly to: string
  readonly data: string
  readonly value?: bigint
  readonly from?: string
}

/** No transaction is longer, and decoding more would take noticeable time. */
const longestData = 2 * 131_072
const deepest = 4
/** More functions than any contract has. */
const mostFormats = 512

/** Shows a call the way an ERC-7730 descriptor says; undefined if it isn't for this call. */
export function formatCall(
  descriptor: Descriptor,
  call: DescribedCall,
  lookups: Lookups = {},
  depth = 0,
): Described | undefined {
  const { chainId, to, data } = call
  const contract = descriptor.context?.contract
  if (!contract || !isDeployed(contract.deployments, chainId, to)) return undefined
  if (!isBytes(data) || data.length > longestData) return undefined
  const selector = data.slice(0, 10).toLowerCase()
  for (const [key, format] of Object.entries(descriptor.display?.formats ?? {}).slice(0, mostFormats)) {
    const signature = parseSignature(key)
    if (!signature || toFunctionSelector(signature.canonical) !== selector) continue
    const node = decodeArguments(signature.parameters, data.slice(10))
    if (!node) return undefined
    const scope = { data: node, container: containerOf(call), descriptor }
    return formatFields(format, { scope, chainId, lookups }, createEmbedded(depth))
  }
  return undefined
}

function containerOf({ chainId, to, from, value = 0n }: DescribedCall): {
  readonly [name: string]: DataNode
} {
  return {
    to: { kind: 'leaf', type: 'address', value: to },
    value: { kind: 'leaf', type: 'uint256', value },
    chainId: { kind: 'leaf', type: 'uint256', value: BigInt(chainId) },
    ...(from === undefined ? {} : { from: { kind: 'leaf', type: 'address', value: from } }),
  }
}

/** Shows calls inside calls or messages, as deep as anyone would read. */
export function createEmbedded(depth = 0): FormatEmbedded {
  return (node, { params = {} }, place) => {
    const callee = addressOf(readParam(params, 'callee', place))
    if (depth >= deepest || !callee || node.kind !== 'leaf' || typeof node.value !== 'string')
      return undefined
    const descriptor = place.lookups.descriptorOf?.(place.chainId, callee)
    if (!descriptor) return undefined
    const selector = readParam(params, 'selector', place)
    const prefix = selector?.kind === 'leaf' && typeof selector.value === 'string' ? selector.value : '0x'
    const amount = readParam(params, 'amount', place)
    const spender = addressOf(readParam(params, 'spender', place)) ?? addressOf(place.scope.container.from)
    const call = {
      chainId: place.chainId,
      to: callee,
      data: `${prefix}${node.value.slice(2)}`,
      value: (amount?.kind === 'leaf' && integerOf(amount)) || 0n,
      ...(spender === undefined ? {} : { from: spender }),
    }
    return formatCall(descriptor, call, place.lookups, depth + 1)
  }
}
