import type { Latchkey, State } from '@latchkey/core'

/** [SIW-10] Whether sign-in is skipped for the active account: the older interface only takes accounts that sign EIP-4361. */
export function isSkipped({ options, adapters }: Latchkey, { network }: State): boolean {
  return Boolean(options.siweConfig) && !adapters.get(network.activeNamespace)?.traits.siwe
}
