import { type NetworkId, solanaNetworkIds } from '@latchkey/protocol'

/** [SOL-3] The networks that the wallet standard names. */
export const standardChains: ReadonlyMap<string, NetworkId> = /* @__PURE__ */ new Map([
  ['solana:mainnet', solanaNetworkIds.mainnet],
  ['solana:testnet', solanaNetworkIds.testnet],
  ['solana:devnet', solanaNetworkIds.devnet],
])

/** Old ids that some wallets still use, with their current names. */
export const deprecatedIds: ReadonlyMap<string, NetworkId> = /* @__PURE__ */ new Map([
  ['solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ', solanaNetworkIds.mainnet],
  ['solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K', solanaNetworkIds.devnet],
])
