import { getAccount, getNetwork } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { imageOrigins } from '../imageOrigins'

/** What every tab of the account begins with: whose it is, where that is, and where pictures may come from. */
export function useActiveAccount() {
  const latchkey = useInstance()
  const caipAddress = useSelector((state) => getAccount(state).caipAddress)
  const details = useSelector((state) => getAccount(state).details)
  const network = useSelector((state) => getNetwork(state)?.network ?? null)
  const origins = useSelector((state) => imageOrigins(latchkey, state))
  return { latchkey, caipAddress, details, network, origins }
}
