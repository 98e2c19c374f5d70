import { getAccount, type State } from '@latchkey/core'
import { isSameAddress } from '@latchkey/protocol'

/** [SIW-9] Whether the current session belongs to another address than the one in use. */
export function isOtherAddress(state: State): boolean {
  const { address, namespace } = getAccount(state)
  const data = state.signIn?.session?.data
  if (!data || address === null) return false
  const isSameFamily = data.chainId.startsWith(`${namespace}:`)
  return !isSameFamily || !isSameAddress(namespace, data.accountAddress, address)
}
