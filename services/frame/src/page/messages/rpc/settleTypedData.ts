import { fieldsOf, isRecord, type NetworkId, otherNetworkRefused } from '@latchkey/protocol'
import { requestInvalid } from '../../errors'
import { refuseOperation } from './refuseOperation'

type Member = { readonly name: string; readonly type: string }
type Types = Readonly<Record<string, readonly Member[]>>

/** What a domain may have, in the order in which libraries sign it. */
const domainMembers: readonly Member[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

/**
 * Writes typed data (EIP-712) again with nothing in it but what is signed: a name that comes twice has one value, values
 * without a type are gone, and the domain says its members and one spelling of its network.
 * @throws requestInvalid, otherNetworkRefused, delegationRefused
 */
export function settleTypedData(data: unknown, network: NetworkId): string {
  const given = read(data)
  const types = readTypes(given)
  const { primaryType } = given
  // The message of such a request isn't signed at all.
  if (typeof primaryType !== 'string' || primaryType === 'EIP712Domain') throw invalid('primaryType')
  const strip = createStrip(types)
  const domain = fieldsOf(strip('EIP712Domain', fieldsOf(given.domain)))
  refuseOperation(primaryType, domain)
  const settled = 'chainId' in domain ? { ...domain, chainId: ownChain(domain.chainId, network) } : domain
  return JSON.stringify({ types, primaryType, domain: settled, message: strip(primaryType, given.message) })
}

function read(data: unknown): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = typeof data === 'string' ? JSON.parse(data) : data
    if (isRecord(value)) return value
  } catch (cause) {
    throw requestInvalid({ reason: 'typed data' }, { cause })
  }
  throw invalid('typed data')
}

function readTypes({ types, domain }: Readonly<Record<string, unknown>>): Types {
  if (!isRecord(types) || !Object.values(types).every(areMembers)) throw invalid('types')
  const given = types as Types
  if (!Object.hasOwn(given, 'EIP712Domain')) return { EIP712Domain: membersOf(fieldsOf(domain)), ...given }
  // As another type it would be signed, but name no network.
  const isNumber = ({ name, type }: Member) => name !== 'chainId' || type === 'uint256'
  if (!given.EIP712Domain?.every(isNumber)) throw invalid('EIP712Domain')
  return given
}

function areMembers(list: unknown): boolean {
  const isText = (value: unknown) => typeof value === 'string'
  return Array.isArray(list) && list.every((one) => isText(fieldsOf(one).name) && isText(fieldsOf(one).type))
}

/** Some libraries sign no domain without its type, others sign what they know. What they don't know is refused. */
function membersOf(domain: Readonly<Record<string, unknown>>): readonly Member[] {
  if (!Object.keys(domain).every((key) => domainMembers.some(({ name }) => name === key)))
    throw invalid('domain')
  return domainMembers.filter(({ name }) => Object.hasOwn(domain, name))
}

/** Returns a function that leaves of a value what its type has. @throws requestInvalid if something is missing */
function createStrip(types: Types): (type: string, value: unknown) => unknown {
  const strip = (type: string, value: unknown): unknown => {
    const item = /^(.*)\[\d*\]$/s.exec(type)?.[1]
    if (item !== undefined) {
      if (!Array.isArray(value)) throw invalid(type)
      return value.map((one) => strip(item, one))
    }
    if (!Object.hasOwn(types, type)) return value
    if (!isRecord(value)) throw invalid(type)
    const entries = types[type]?.map(({ name, type: own }) => {
      if (!Object.hasOwn(value, name)) throw invalid(`${type}.${name}`)
      return [name, strip(own, value[name])] as const
    })
    return Object.fromEntries(entries ?? [])
  }
  return strip
}

/** The network of a domain in one spelling. @throws otherNetworkRefused */
function ownChain(chainId: unknown, network: NetworkId): number {
  const isText = typeof chainId === 'string' && /^(0x[0-9a-f]{1,64}|\d{1,78})$/i.test(chainId)
  if (!isText && !(typeof chainId === 'number' && Number.isSafeInteger(chainId))) throw invalid('chainId')
  const chain = BigInt(chainId)
  if (`eip155:${chain}` !== network) throw otherNetworkRefused({ network })
  const number = Number(chain)
  if (!Number.isSafeInteger(number)) throw invalid('chainId')
  return number
}

function invalid(reason: string): Error {
  return requestInvalid({ reason: reason.slice(0, 100) })
}
