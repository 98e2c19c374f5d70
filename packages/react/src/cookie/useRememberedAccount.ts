import { getStatus, type RememberedAccount } from '@latchkey/core'
import type { Namespace } from '@latchkey/protocol'
import { useScope } from '../hooks/useInstance'
import { useSelector } from '../hooks/useSelector'

/**
 * Returns the account of the last visit below a `CookieProvider`, while its wallet is being asked; else null. Show it,
 * and use it for nothing else: it comes from a cookie.
 */
export function useRememberedAccount({
  namespace,
}: {
  readonly namespace?: Namespace | undefined
} = {}): RememberedAccount | null {
  const { early } = useScope()
  const asked = useSelector((state) => {
    const wanted = namespace ?? state.network.activeNamespace
    const isAsked = state.connect.restoring.includes(wanted) && getStatus(state, wanted) === 'connecting'
    return isAsked ? wanted : null
  })
  return early?.accounts.find((account) => account.namespace === asked) ?? null
}
