import { fieldsOf, isEvmAddress } from '@latchkey/protocol'
import type { Described } from '../../Explanation'
import { readInteger } from '../../readInteger'
import { type DataNode, nodeOfMessage } from '../DataNode'
import type { TypedData, TypedDataTypes } from '../EvmRequest'
import { type Descriptor, isDeployed } from './Descriptor'
import { createEmbedded } from './formatCall'
import { formatFields } from './formatFields'
import type { Lookups } from './Lookups'

/** Shows a message the way an ERC-7730 descriptor says; undefined if it isn't for this message. */
export function formatTypedData(
  descriptor: Descriptor,
  { types, primaryType, domain, message }: TypedData,
  { from, lookups = {} }: { readonly from?: string; readonly lookups?: Lookups } = {},
): Described | undefined {
  const context = descriptor.context?.eip712
  // Some contracts have the network in the salt.
  const chainId = Number(readInteger(domain.chainId ?? domain.salt) ?? 0n)
  const contract = isEvmAddress(domain.verifyingContract) ? domain.verifyingContract : undefined
  if (!context || !isDeployed(context.deployments, chainId, contract ?? '')) return undefined
  if (!fitsDomain(fieldsOf(context.domain), domain)) return undefined
  const wanted = encodeType(types, primaryType)
  const formats = Object.entries(descriptor.display?.formats ?? {})
  const format = formats.find(([key]) => withoutSpaces(key) === withoutSpaces(wanted))?.[1]
  const node = format && nodeOfMessage(types, primaryType, message)
  if (!node) return undefined
  const leaf = (type: string, value: string | bigint): DataNode => ({ kind: 'leaf', type, value })
  const container = {
    chainId: leaf('uint256', BigInt(chainId)),
    ...(contract === undefined ? {} : { to: leaf('address', contract) }),
    ...(from === undefined ? {} : { from: leaf('address', from) }),
  }
  return formatFields(
    format,
    { scope: { data: node, container, descriptor }, chainId, lookups },
    createEmbedded(),
  )
}

function fitsDomain(
  wanted: { readonly [name: string]: unknown },
  domain: { readonly [name: string]: unknown },
): boolean {
  return Object.entries(wanted).every(
    ([name, value]) =>
      Object.hasOwn(domain, name) && `${domain[name]}`.toLowerCase() === `${value}`.toLowerCase(),
  )
}

/** Writes a type with the types it uses, as EIP-712 hashes it: `A(B b)B(uint256 c)`. */
function encodeType(types: TypedDataTypes, primaryType: string): string {
  const found = new Set<string>()
  const queue = [primaryType]
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (found.has(name) || !Object.hasOwn(types, name) || found.size > 64) continue
    found.add(name)
    queue.push(...(types[name] ?? []).map(({ type }) => type.replace(/\[.*$/, '')))
  }
  const [first, ...others] = found
  return [first, ...others.sort()]
    .map((name) => `${name}(${(types[name ?? ''] ?? []).map((one) => `${one.type} ${one.name}`).join(',')})`)
    .join('')
}

function withoutSpaces(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?([(),]) ?/g, '$1')
}
