import { getAccount, getNetwork } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { imageOrigins } from '../imageOrigins'

/** Returns what every account tab needs: the account, its network, and the allowed image hosts. */
export function useActiveAccount() {
  const latchkey = useInstance()
  const caipAddress = useSelector((state) => getAccount(state).caipAddress)
  const details = useSelector((state) => getAccount(state).details)
  const network = useSelector((state) => getNetwork(state)?.network ?? null)
  const origins = useSelector((state) => imageOrigins(latchkey, state))
  return { latchkey, caipAddress, details, network, origins }
}
