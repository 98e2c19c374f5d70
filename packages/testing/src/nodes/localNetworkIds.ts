import type { NetworkId } from '@latchkey/protocol'

/** CAIP-2 ids of the chains that run on this machine, one for each family that has but one. */
export const localNetworkIds = {
  /** Surfpool makes a new first block at every start, so its id is ours; wallets know it as `solana:localnet`. */
  solana: 'solana:LocaLnet111111111111111111111111',
  /** Regtest. */
  bitcoin: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
  /** The first block that Chopsticks makes up. */
  polkadot: 'polkadot:45454545454545454545454545454545',
} as const satisfies Readonly<Record<string, NetworkId>>
