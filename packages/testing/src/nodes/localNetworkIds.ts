import type { NetworkId } from '@latchkey/protocol'

/** CAIP-2 ids of the local chains, for families that have only one. */
export const localNetworkIds = {
  /** Surfpool creates a new genesis block at every start, so this id is ours; wallets know it as `solana:localnet`. */
  solana: 'solana:LocaLnet111111111111111111111111',
  /** Regtest. */
  bitcoin: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
  /** The genesis block that Chopsticks makes up. */
  polkadot: 'polkadot:45454545454545454545454545454545',
} as const satisfies Readonly<Record<string, NetworkId>>
