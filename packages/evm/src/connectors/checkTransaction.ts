import {
  chainUnrecognized,
  fieldsOf,
  invalidRequest,
  isAddress,
  notSupportedByWallet,
} from '@latchkey/protocol'

/** What an app around the page is asked to send. */
export type CheckedTransaction = {
  readonly to: string
  readonly value: bigint
  /** Missing if there is none. */
  readonly data?: string
  /** Missing if the app is to estimate it. */
  readonly gas?: bigint
}

const isBytes = (value: unknown): value is string =>
  typeof value === 'string' && /^0x([\da-f]{2})*$/i.test(value)

function toQuantity(name: string, value: unknown): bigint {
  const text = String(value)
  if (!/^(0x[\da-f]{1,64}|\d{1,78})$/i.test(text)) throw invalidRequest({ reason: `${name} is not a number` })
  return BigInt(text)
}

/** The data of a call has two names. With two different ones, nobody knows which is meant. */
function toData(data: unknown, input: unknown): string | undefined {
  const given = data ?? input ?? '0x'
  const other = input ?? given
  if (!isBytes(given) || !isBytes(other)) throw invalidRequest({ reason: 'data is not hexadecimal' })
  if (given.toLowerCase() !== other.toLowerCase()) throw invalidRequest({ reason: 'data and input differ' })
  return given === '0x' ? undefined : given
}

/**
 * Reads a transaction for an app that takes only some of its fields, and refuses what would become another one.
 * @throws chainUnrecognized, invalidRequest, notSupportedByWallet
 */
export function checkTransaction(given: unknown, chainId: number): CheckedTransaction {
  const { to, value = '0x0', data, input, gas, chainId: wanted, authorizationList } = fieldsOf(given)
  if (wanted !== undefined && Number(wanted) !== chainId) throw chainUnrecognized()
  if (to === undefined || to === null) throw notSupportedByWallet({ what: 'creating contracts' })
  // The app would drop the list, and run the call without what it delegates.
  if (authorizationList !== undefined) throw notSupportedByWallet({ what: 'delegating the account' })
  if (!isAddress('eip155', to)) throw invalidRequest({ reason: 'to is not an address' })
  const bytes = toData(data, input)
  return {
    to,
    value: toQuantity('value', value),
    ...(bytes !== undefined ? { data: bytes } : {}),
    ...(gas !== undefined && gas !== null ? { gas: toQuantity('gas', gas) } : {}),
  }
}
