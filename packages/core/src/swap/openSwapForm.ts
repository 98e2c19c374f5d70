import { getAccount } from '../connect/getAccount'
import type { Latchkey } from '../Latchkey'
import { getNetwork } from '../network/getNetwork'
import { createSwapActions } from './createSwapActions'
import type { SwapActions } from './SwapActions'

/** Returns what works on the form of an instance, always the same. */
export function openSwapForm(latchkey: Latchkey): SwapActions {
  const { live } = latchkey
  if (live.swap) return live.swap.actions
  const actions = createSwapActions(latchkey)
  // [NET-1] What was filled in is for one account on one network.
  const stop = latchkey.subscribe(
    (state) => {
      const { address, type } = getAccount(state)
      return `${address}|${type}|${getNetwork(state)?.networkId}`
    },
    () => {
      actions.reset()
      void actions.start()
    },
  )
  live.swap = { actions, stop }
  return actions
}
