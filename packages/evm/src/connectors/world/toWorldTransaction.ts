import {
  chainUnrecognized,
  fieldsOf,
  invalidRequest,
  isAddress,
  notSupportedByWallet,
} from '@latchkey/protocol'
import type { WorldTransaction } from './WorldLibrary'

const isBytes = (value: unknown): value is string =>
  typeof value === 'string' && /^0x([\da-f]{2})*$/i.test(value)

function toValue(value: unknown): string {
  const text = String(value)
  if (!/^(0x[\da-f]{1,64}|\d{1,78})$/i.test(text)) throw invalidRequest({ reason: 'value is not a number' })
  return `0x${BigInt(text).toString(16)}`
}

/**
 * A transaction as World App takes it. World App pays for the gas, so the limits and fees of the request are left out.
 * @throws chainUnrecognized, invalidRequest, notSupportedByWallet
 */
export function toWorldTransaction(given: unknown, chainId: number): WorldTransaction {
  const { to, value = '0x0', data, input = data, chainId: wanted } = fieldsOf(given)
  if (wanted !== undefined && Number(wanted) !== chainId) throw chainUnrecognized()
  if (to === undefined || to === null) throw notSupportedByWallet({ what: 'creating contracts' })
  if (!isAddress('eip155', to)) throw invalidRequest({ reason: 'to is not an address' })
  if (input !== undefined && !isBytes(input)) throw invalidRequest({ reason: 'data is not hexadecimal' })
  return { to, value: toValue(value), ...(input !== undefined && input !== '0x' ? { data: input } : {}) }
}
