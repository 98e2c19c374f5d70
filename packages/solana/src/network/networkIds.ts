import { type NetworkId, solanaNetworkIds } from '@latchkey/protocol'

/** [SOL-3] The chains that the wallet standard has names for. */
export const standardChains: ReadonlyMap<string, NetworkId> = /* @__PURE__ */ new Map([
  ['solana:mainnet', solanaNetworkIds.mainnet],
  ['solana:testnet', solanaNetworkIds.testnet],
  ['solana:devnet', solanaNetworkIds.devnet],
])

/** Ids of the past that some wallets still use, by what they are called today. */
export const deprecatedIds: ReadonlyMap<string, NetworkId> = /* @__PURE__ */ new Map([
  ['solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ', solanaNetworkIds.mainnet],
  ['solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K', solanaNetworkIds.devnet],
])
