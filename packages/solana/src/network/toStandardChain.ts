import type { NetworkId } from '@latchkey/protocol'
import { standardChains } from './networkIds'

/** The wallet standard's name of a network: one of three, else the one for local chains. */
export function toStandardChain(id: NetworkId): `solana:${string}` {
  const found = [...standardChains].find(([, networkId]) => networkId === id)?.[0]
  return (found as `solana:${string}` | undefined) ?? 'solana:localnet'
}
