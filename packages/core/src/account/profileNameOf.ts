import type { Connection } from '../connect/ConnectState'
import type { State } from '../store/State'

/** Returns the known name of a row's account, from any network. */
export function profileNameOf(
  { account }: State,
  { namespace, address }: Pick<Connection, 'namespace' | 'address'>,
): string | null {
  const known = Object.entries(account.byAddress).find(
    ([caip, details]) =>
      caip.startsWith(`${namespace}:`) && caip.endsWith(`:${address}`) && details.profileName,
  )
  return known?.[1].profileName ?? null
}
