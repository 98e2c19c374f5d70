import { getAccount, type State } from '@latchkey/core'

/** [SIW-9] Whether the session that counts is of another address than the one in use. */
export function isOtherAddress(state: State): boolean {
  const { address, namespace } = getAccount(state)
  const data = state.signIn?.session?.data
  if (!data || address === null) return false
  // The letters of an EVM address are only a checksum; elsewhere another letter is another account.
  const plain = (text: string) => (namespace === 'eip155' ? text.toLowerCase() : text)
  return !data.chainId.startsWith(`${namespace}:`) || plain(data.accountAddress) !== plain(address)
}
