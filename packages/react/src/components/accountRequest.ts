import { getNetwork, type Latchkey, type OpenRequest } from '@latchkey/core'
import type { Namespace } from '@latchkey/protocol'

/** [NET-2] Whether the wallet is on an unsupported network. */
export function isLost({ options, getState }: Latchkey, namespace: Namespace | undefined): boolean {
  const isSupported = getNetwork(getState(), namespace)?.isSupported ?? true
  return !isSupported && options.enableNetworkSwitch && !options.allowUnsupportedChain
}

/** Returns what a click on an account opens: the account, or the way out of an unsupported network. */
export function accountRequest(latchkey: Latchkey, namespace: Namespace | undefined): OpenRequest {
  const view = isLost(latchkey, namespace) ? 'UnsupportedChain' : 'Account'
  return namespace ? { view, namespace } : { view }
}
