import type { Latchkey, State } from '@latchkey/core'

/** [SIW-10] Whether nobody signs in with the active account: the older interface knows EVM accounts only and lets all others pass. */
export function isSkipped({ options }: Latchkey, { network }: State): boolean {
  return Boolean(options.siweConfig) && network.activeNamespace !== 'eip155'
}
