import { fieldsOf, type Network, type SwapStep, swapUnsafe } from '@latchkey/protocol'
import { chainIdOf } from '../wallet/parseChainId'

/** The one message that a swap may ask to sign (EIP-2612). It has an amount and an end, unlike the ones before it. */
const members = [
  ['owner', 'address'],
  ['spender', 'address'],
  ['value', 'uint256'],
  ['nonce', 'uint256'],
  ['deadline', 'uint256'],
] as const

/** No permit needs to be good for longer. */
const longestMs = 60 * 60 * 1000

const lower = (value: unknown) => `${value}`.toLowerCase()

/** A number from typed data, which comes as a number, decimal digits or hexadecimal; -1 if it's none of them. */
function numberOf(value: unknown): bigint {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : -1n
  return typeof value === 'string' && /^(\d{1,78}|0x[\da-f]{1,64})$/i.test(value) ? BigInt(value) : -1n
}

export type PermitTerms = {
  readonly network: Network
  readonly owner: string
  readonly token: string
  readonly spender: string
  readonly amount: bigint
  /** In ms. */
  readonly now: number
}

/** [SWP-1] Returns the permit to sign, rebuilt from what was checked. @throws swapUnsafe */
export function checkPermit(
  { typed, deadline }: Extract<SwapStep, { readonly kind: 'sign' }>,
  { network, owner, token, spender, amount, now }: PermitTerms,
): Readonly<Record<string, unknown>> {
  const stop = (isFine: boolean, reason: string) => {
    if (!isFine) throw swapUnsafe({ reason })
  }
  const { name, version, chainId, verifyingContract, ...others } = typed.domain
  stop(Object.keys(others).length === 0, 'the permit has another domain')
  stop(lower(verifyingContract) === token, 'the permit is for another contract')
  stop(numberOf(chainId) === BigInt(chainIdOf(network)), 'the permit is for another network')
  stop(typeof name === 'string', 'the permit names no token')
  stop(version === undefined || typeof version === 'string', 'the permit has a strange version')
  stop(typed.primaryType === 'Permit', 'the message is not a permit')
  const types = Array.isArray(typed.types.Permit) ? typed.types.Permit.map(fieldsOf) : []
  const isUsual =
    types.length === members.length &&
    members.every(([of, type], at) => types[at]?.name === of && types[at]?.type === type)
  stop(isUsual, 'the permit has other fields')
  const { message } = typed
  stop(lower(message.owner) === owner.toLowerCase(), 'the permit is for another account')
  stop(lower(message.spender) === spender, 'the permit is for another spender')
  stop(numberOf(message.value) === amount, 'the permit is for another amount')
  const nonce = numberOf(message.nonce)
  stop(nonce >= 0n, 'the permit has no nonce')
  const end = numberOf(message.deadline)
  stop(end === BigInt(deadline), 'the permit ends at another time')
  stop(end * 1000n <= BigInt(now + longestMs) && end * 1000n > BigInt(now), 'the permit ends too late')
  return {
    domain: {
      name,
      ...(version === undefined ? {} : { version }),
      chainId: chainIdOf(network),
      verifyingContract: token,
    },
    types: { Permit: members.map(([of, type]) => ({ name: of, type })) },
    primaryType: 'Permit',
    message: { owner, spender, value: `${amount}`, nonce: `${nonce}`, deadline: `${end}` },
  }
}
