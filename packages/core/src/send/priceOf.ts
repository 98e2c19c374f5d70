import { getAccount } from '../connect/getAccount'
import type { State } from '../store/State'
import { toSendToken } from './toSendToken'

/** What one native coin of the active network costs, from the tokens of the account; null if nobody knows. */
export function nativePriceOf(state: State): number | null {
  const { namespace, details } = getAccount(state)
  const tokens = (details.tokenBalance ?? []).map((balance) => toSendToken(namespace, balance))
  return tokens.find((token) => token?.asset.kind === 'native')?.price ?? null
}
