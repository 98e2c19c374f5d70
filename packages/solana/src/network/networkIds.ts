import { type NetworkId, solanaNetworkIds } from '@latchkey/protocol'
import type { StandardAccount } from '../wallet/parseAccounts'

/** [SOL-3] The networks that the wallet standard names. */
const standardChains: ReadonlyMap<string, NetworkId> = /* @__PURE__ */ new Map([
  ['solana:mainnet', solanaNetworkIds.mainnet],
  ['solana:testnet', solanaNetworkIds.testnet],
  ['solana:devnet', solanaNetworkIds.devnet],
])

/** Old ids that some wallets still use, with their current names. */
const deprecatedIds: ReadonlyMap<string, NetworkId> = /* @__PURE__ */ new Map([
  ['solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ', solanaNetworkIds.mainnet],
  ['solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K', solanaNetworkIds.devnet],
])

/** The wallet standard's name of a network: one of three, else the one for local chains. */
export function toStandardChain(id: NetworkId): `solana:${string}` {
  const found = [...standardChains].find(([, networkId]) => networkId === id)?.[0]
  return (found as `solana:${string}` | undefined) ?? 'solana:localnet'
}

/** [SOL-3] The current id of a network that a wallet names, with or without `solana:`; null if it isn't Solana's. */
export function toNetworkId(value: unknown): NetworkId | null {
  if (typeof value !== 'string') return null
  const id = value.startsWith('solana:') ? value : `solana:${value}`
  const known = standardChains.get(id) ?? deprecatedIds.get(id)
  if (known) return known
  return /^solana:[1-9A-HJ-NP-Za-km-z]{32}$/.test(id) ? (id as NetworkId) : null
}

/** Whether an account lists a network, by the standard's name or by its id. */
export function isFor({ chains }: StandardAccount, id: NetworkId): boolean {
  return chains.includes(toStandardChain(id)) || chains.includes(id)
}
