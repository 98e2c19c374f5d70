import { checkTransaction } from '../checkTransaction'
import type { WorldTransaction } from './WorldLibrary'

/**
 * A transaction as World App takes it. World App pays for the gas, so the limits and fees of the request are left out.
 * @throws chainUnrecognized, invalidRequest, notSupportedByWallet
 */
export function toWorldTransaction(given: unknown, chainId: number): WorldTransaction {
  const { to, value, data } = checkTransaction(given, chainId)
  return { to, value: `0x${value.toString(16)}`, ...(data !== undefined ? { data } : {}) }
}
