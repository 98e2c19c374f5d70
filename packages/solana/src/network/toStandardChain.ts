import type { NetworkId } from '@latchkey/protocol'
import { standardChains } from './networkIds'

/** What the wallet standard calls a network: one of its three, else the one for chains of a site's own. */
export function toStandardChain(id: NetworkId): `solana:${string}` {
  const found = [...standardChains].find(([, networkId]) => networkId === id)?.[0]
  return (found as `solana:${string}` | undefined) ?? 'solana:localnet'
}
