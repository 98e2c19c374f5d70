import { getAccount, type State } from '@latchkey/core'

/** Whether something was sent from the active account on its network in this browser. No gateway has to know of it. */
export function hasSent(state: State): boolean {
  const { caipAddress } = getAccount(state)
  return Boolean(state.send?.sent.some(({ networkId, address }) => `${networkId}:${address}` === caipAddress))
}
