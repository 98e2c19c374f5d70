import { withOrigin } from '../../wallet/withOrigin'
import type { Method } from '../Method'

/** `eth_accounts`: never prompts; empty while locked or not allowed. */
export const ethAccounts: Method = ({ memory }) => ({
  prompts: false,
  approve: () => memory.told(),
})

/** `eth_coinbase`: the first account the page sees, not the node's. */
export const ethCoinbase: Method = ({ memory }) => ({
  prompts: false,
  approve: () => memory.told()[0] ?? null,
})

/** `eth_requestAccounts`: asks the user to unlock or to allow the page, unless both are done. */
export const ethRequestAccounts: Method = ({ memory }) => {
  const { authorised, locked } = memory.view()
  return {
    prompts: locked || !authorised,
    approve() {
      memory.update({ locked: false, origins: withOrigin(memory) })
      return memory.told()
    },
  }
}
